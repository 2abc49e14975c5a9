(() => {
  const copy = document.getElementById('copy');
  const number = document.getElementById('number');
  if (!copy || !navigator.clipboard) return;
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(number.textContent);
    copy.textContent = copy.dataset.copied;
  });
})();
