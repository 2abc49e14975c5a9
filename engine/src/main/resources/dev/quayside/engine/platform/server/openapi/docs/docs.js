// Above the answers of an operation: its request in five languages, made of the document's own examples.
function withSamples(Responses, system) {
  const React = system.React;
  const e = React.createElement;

  function Samples({ path, method }) {
    const [language, choose] = React.useState('curl');
    const spec = system.specSelectors.specJson();
    const item = spec.getIn(['paths', path]).toJS();
    const given = [...(item.parameters || []), ...(item[method].parameters || [])];
    const url = given
      .filter((each) => each.in === 'path')
      .reduce((to, each) => to.replace(`{${each.name}}`, encodeURIComponent(each.example ?? each.name)), path);
    const content = item[method].requestBody?.content;
    if (content && !content['application/json']) {
      return null;
    }
    const json = content?.['application/json'];
    const body = json?.example ?? Object.values(json?.examples ?? {})[0]?.value;
    const samples = window.codeSamples(method.toUpperCase(), spec.getIn(['servers', 0, 'url']) + url, body);
    return e('details', { className: 'samples' },
      e('summary', null, 'Code samples'),
      e('div', { role: 'group', 'aria-label': 'Language' },
        Object.keys(samples).map((name) => e('button', {
          key: name, type: 'button', 'aria-pressed': name === language, onClick: () => choose(name),
        }, name))),
      e('pre', { tabIndex: 0 }, samples[language]));
  }

  return (props) => e('div', null, e(Samples, props), e(Responses, props));
}

// Below the title: guides.md, each of its sections to be unfolded.
function withGuides(InfoContainer, system) {
  const React = system.React;
  const e = React.createElement;

  function Guides() {
    const [sections, read] = React.useState([]);
    React.useEffect(() => {
      fetch('/docs/guides.md')
        .then((answer) => (answer.ok ? answer.text() : ''))
        .then((text) => read(text.split(/^## /m).slice(1)));
    }, []);
    const Markdown = system.getComponent('Markdown', true);
    return e('section', { className: 'guides', 'aria-label': 'Guides' }, sections.map((section) => {
      const end = section.indexOf('\n');
      return e('details', { key: section.slice(0, end) },
        e('summary', null, section.slice(0, end)),
        e(Markdown, { source: section.slice(end + 1) }));
    }));
  }

  return (props) => e('div', null, e(InfoContainer, props), e(Guides));
}

// Light or dark, as the system is.
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', dress);
dress();

// Nothing leaves this machine: no validator, no fonts, no content network.
window.ui = SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#api',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 3,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  tryItOutEnabled: false,
  plugins: [{ wrapComponents: { InfoContainer: withGuides, responses: withSamples } }],
});
