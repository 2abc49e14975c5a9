// Search, copying, languages and folding of /docs. Nothing is loaded from elsewhere.
const all = (css, root = document) => [...root.querySelectorAll(css)];

// The part an address names is opened, with everything it is folded into.
function show() {
  const name = decodeURIComponent(location.hash.slice(1));
  if (name.startsWith('/')) {
    // An address of the pages before these, as #/Labels/createLabel.
    const call = document.querySelector(`main a[href$="#${CSS.escape(name.split('/').pop())}"]`);
    if (call) {
      location.replace(call.href);
    }
    return;
  }
  const part = document.getElementById(name);
  for (let each = part; each; each = each.parentElement) {
    if (each.localName === 'details') {
      each.open = true;
    }
  }
  if (part?.localName === 'details') {
    part.scrollIntoView();
    part.firstElementChild.focus({ preventScroll: true });
  }
}

// What was unfolded by hand can be sent to somebody.
document.addEventListener('toggle', (event) => {
  const entry = event.target;
  if (entry.open && entry.matches('.entry') && !document.querySelector('.all[data-open]')) {
    history.replaceState(null, '', '#' + entry.id);
  }
}, true);

function choose(language) {
  for (const each of all('.samples')) {
    if (each.querySelector(`.sample[data-language="${CSS.escape(language)}"]`)) {
      all('.sample', each).forEach((part) => { part.hidden = part.dataset.language !== language; });
      all('.languages button', each).forEach((button) =>
        button.setAttribute('aria-pressed', button.dataset.language === language));
    }
  }
}

async function copy(button) {
  const text = button.parentElement.querySelector('pre').textContent;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without TLS a browser has no clipboard for pages of other machines.
    getSelection().selectAllChildren(button.parentElement.querySelector('pre'));
    document.execCommand('copy');
  }
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = 'Copy'; }, 2000);
}

function openAll(button) {
  const open = !button.hasAttribute('data-open');
  button.toggleAttribute('data-open', open);
  button.textContent = open ? 'Close all' : 'Open all';
  all('.entry').forEach((each) => { each.open = open; });
}

function menu(button) {
  const shown = document.getElementById('contents').classList.toggle('shown');
  button.setAttribute('aria-expanded', shown);
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button?.matches('.languages button')) {
    const language = button.dataset.language;
    choose(language);
    localStorage.setItem('language', language);
  } else if (button?.matches('.copy')) {
    copy(button);
  } else if (button?.matches('.all')) {
    openAll(button);
  } else if (button?.id === 'menu') {
    menu(button);
  }
  if (!event.target.closest('search') || event.target.closest('#found a')) {
    found.hidden = true;
  }
  if (event.target.closest('a')?.hash === location.hash) {
    show();
  }
});

// The guides' blocks are copied as the samples are.
for (const pre of all('.guide pre')) {
  const box = document.createElement('div');
  const button = document.createElement('button');
  box.className = 'copied';
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  pre.replaceWith(box);
  box.append(button, pre);
}

const search = document.getElementById('search');
const found = document.getElementById('found');

function line(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

let asked = '';
async function find() {
  const words = search.value.trim();
  asked = words;
  if (words.length < 2) {
    found.hidden = true;
    return;
  }
  await new Promise((then) => { setTimeout(then, 120); });
  if (asked !== words) {
    return; // Typed on.
  }
  const answer = await fetch('/docs/search?q=' + encodeURIComponent(words));
  const hits = answer.ok ? (await answer.json()).data : [];
  if (asked !== words) {
    return; // A later question is under way.
  }
  found.replaceChildren(...hits.map((hit) => {
    const link = line('a', hit.title);
    link.href = hit.address;
    link.append(line('small', [hit.kind, ...hit.names].join(' \u00b7 ')));
    return link;
  }));
  if (!hits.length) {
    found.append(line('p', 'Nothing found. Try one word, a field or an error code.'));
  }
  found.hidden = false;
}

search.addEventListener('input', find);
search.addEventListener('focus', find);

function move(step) {
  const stops = [search, ...all('a', found)];
  const at = stops.indexOf(document.activeElement);
  if (!found.hidden && at >= 0) {
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)].focus();
    return true;
  }
  return false;
}

document.addEventListener('keydown', (event) => {
  const typing = event.target.closest('input, textarea');
  if (event.key === '/' && !typing) {
    search.focus();
  } else if (event.key === 'Escape') {
    found.hidden = true;
    return;
  } else if (event.key === 'Enter' && typing === search) {
    found.querySelector('a')?.click();
  } else if (!(event.key === 'ArrowDown' && move(1)) && !(event.key === 'ArrowUp' && move(-1))) {
    return;
  }
  event.preventDefault();
});

window.addEventListener('hashchange', show);
choose(localStorage.getItem('language') ?? 'curl');
show();
