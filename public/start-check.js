// Runs in every browser, however old: says in words why the portal does not start instead of leaving the page waiting
// (safety.md I12). Written in the oldest JavaScript on purpose.
(function () {
  function isRecent() {
    return (
      'noModule' in document.createElement('script') &&
      typeof structuredClone === 'function' &&
      typeof CSSLayerBlockRule === 'function' &&
      typeof Array.prototype.toSorted === 'function'
    );
  }

  function show(id) {
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
