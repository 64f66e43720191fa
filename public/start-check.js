// Runs in every browser, however old, before anything is drawn: says in words why the portal does not start instead of leaving
// the page waiting, sets the colour scheme, so that a dark screen never flashes white, takes a reset link's
// token out of the address, shows the fields of the login before the portal is there, and makes the first calls. Written in the
// oldest JavaScript on purpose.
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

  // Before any module is there to copy the address: axios keeps the one that it was loaded at.
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
    // The portal's scripts, which run in some of these browsers and before the page is parsed, draw nothing then (src/main.tsx).
    document.documentElement.setAttribute('data-too-old', '');
    whenParsed(function () {
      show('start-problem');
    });
    return;
  }

  // Whoever is signed in goes on to the dashboard (src/app/start/create-app.tsx).
  function isSignedIn() {
    try {
      return sessionStorage.getItem('s') !== null;
    } catch (refusal) {
      void refusal;
      return false;
    }
  }

  // A reset link opens another form at the same address.
  if (location.pathname === '/' && window.resetToken === undefined && !isSignedIn()) {
    // On a phone whoever is new here chooses first who they are.
    var isKnown = chosenOnDevice('lastUserType') !== null;
    document.documentElement.setAttribute('data-early-login', isKnown ? 'known' : '');
  }

  // The page has both languages; public/shell.css shows the one that was chosen.
  if (chosenOnDevice('language') === 'en') {
    document.documentElement.lang = 'en';
    document.title = 'Laboratory results';
  }

  // Whoever takes an answer over tells what is wrong with it.
  function ignore(failure) {
    void failure;
  }

  window.earlyAnswers = new Map();
  function askEarly(address, options) {
    var answer = fetch(address, options);
    window.earlyAnswers.set(address, answer);
    return answer;
  }

  // What the sign-in needs of the laboratory, in the words of src/lib/http/send.
  function callEarly(service) {
    if (location.pathname !== '/' || !/^(https?:\/)?\//.test(service)) return;
    var base = new URL(service, location.href).href.replace(/\/+$/, '');
    ['/configuration/encrypted', '/usertypes'].forEach(function (path) {
      askEarly(base + path, {
        headers: { Accept: 'application/json, text/plain, */*' },
        redirect: 'error',
        cache: 'no-store',
      }).catch(ignore);
    });
  }

  // The scripts that ask for these come seconds later where the network is slow.
  var runtimeFile = new URL('/config.json', location.href).href;
  askEarly(runtimeFile, { cache: 'no-cache' })
    .then(function (response) {
      return response.clone().json();
    })
    .then(function (file) {
      // A portal that took the file over is there, and calls by itself.
      if (window.earlyAnswers.has(runtimeFile)) callEarly(file.serviceUrl);
    })
    .catch(ignore);

  function isOfPortal(address) {
    return address.indexOf(location.origin + '/assets/') === 0;
  }

  // Only files of the page itself end here: parts that load later have their own message.
  function tellLoadProblem() {
    whenParsed(function () {
      if (document.querySelector('#root .shell')) show('load-problem');
    });
  }

  document.addEventListener(
    'error',
    function (event) {
      var file = event.target;
      var isScript = file instanceof HTMLScriptElement && file.type === 'module';
      var isSheet = file instanceof HTMLLinkElement && isOfPortal(file.href);
      if (isScript || isSheet) tellLoadProblem();
    },
    true,
  );

  // A script that came cut short is here, but cannot run.
  window.addEventListener('error', function (event) {
    if (isOfPortal(event.filename || '')) tellLoadProblem();
  });
})();
