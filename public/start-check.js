// Runs in every browser, however old, before anything is drawn: says in words why the portal does not start instead of leaving
// the page waiting (docs/promises.md I12), sets the colour scheme, so that a dark screen never flashes white, takes a reset link's
// token out of the address, and shows the fields of the login before the portal is there (H8). Written in the oldest JavaScript on
// purpose.
(function () {
  // What was chosen on this device (src/lib/session/device-storage.ts).
  function chosenOnDevice(key) {
    try {
      return localStorage.getItem(key);
    } catch (refusal) {
      // Nothing was chosen. The name must stand here: old browsers know no `catch` without one.
      void refusal;
      return null;
    }
  }

  // The choice that src/ui/theme/color-scheme-manager keeps; without one the device's own setting counts.
  function wantsDark() {
    var chosen = chosenOnDevice('colorScheme');
    if (chosen === 'dark' || chosen === 'light') return chosen === 'dark';
    return 'matchMedia' in window && matchMedia('(prefers-color-scheme: dark)').matches;
  }

  if (wantsDark()) document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');

  // Before any module is there to copy the address: axios keeps the one that it was loaded at (docs/promises.md B12).
  function takeResetToken() {
    var token = new URLSearchParams(location.search).get('token');
    if (location.pathname !== '/' || token === null || token.trim() === '') return;
    window.resetToken = token.trim();
    history.replaceState(history.state, '', location.pathname);
  }

  // Where it is missing nothing starts, and nothing takes a token over.
  if ('URLSearchParams' in window) takeResetToken();

  function isRecent() {
    return (
      'noModule' in document.createElement('script') &&
      typeof structuredClone === 'function' &&
      typeof CSSLayerBlockRule === 'function' &&
      typeof Array.prototype.toSorted === 'function'
    );
  }

  function show(id) {
    document.documentElement.removeAttribute('data-early-login');
    var root = document.getElementById('root');
    var message = document.getElementById(id);
    if (root && message) {
      root.hidden = true;
      message.hidden = false;
    }
  }

  function whenParsed(action) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action);
    else action();
  }

  if (!isRecent()) {
    whenParsed(function () {
      show('start-problem');
    });
    return;
  }

  function speakEnglish() {
    document.documentElement.lang = 'en';
    document.querySelectorAll('[data-en]').forEach(function (text) {
      text.textContent = text.getAttribute('data-en');
    });
  }

  // A reset link opens another form at the same address.
  if (location.pathname === '/' && window.resetToken === undefined) {
    document.documentElement.setAttribute('data-early-login', '');
    if (chosenOnDevice('language') === 'en') whenParsed(speakEnglish);
  }

  // Only files of the page itself end here: parts that load later have their own message.
  document.addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement && event.target.type === 'module') {
        whenParsed(function () {
          show('load-problem');
        });
      }
    },
    true,
  );
})();
