// A grammar of hostile texts: elements × events, addresses × elements, and both × what a text may break out of. Each family has its
// spellings, which take turns, so that every spelling meets every kind. Written for this project; no list of others is in it.
import { VECTORS } from '@tests/unit/ui/safe-html/vectors';

type Write = (text: string) => string;

/** Elements that react by themselves or to a touch, as they are opened. */
const ELEMENTS = [
  ...['img src=x', 'svg', 'body', 'details open', 'video src=x', 'audio src=x', 'input autofocus'],
  ...['select autofocus', 'textarea autofocus', 'marquee', 'iframe src=x', 'object data=x'],
  ...['embed src=x', 'math', 'a href=x', 'form', 'button', 'style', 'div', 'p tabindex=1', 'b'],
  ...['sup', 'sub', 'x-own tabindex=1', 'table', 'label', 'svg><animate', 'svg><image href=x'],
  ...['video><source', 'picture><img src=x', 'p is=x-own', 'dialog open', 'a id=location'],
];
const EVENTS = [
  ...['error', 'load', 'click', 'focus', 'toggle', 'mouseover', 'pointerenter', 'animationstart'],
  ...['begin', 'start', 'scroll', 'beforematch', 'contentvisibilityautostatechange', 'wheel'],
  ...['paste', 'input', 'submit', 'hashchange', 'pageshow', 'transitionend', 'beforetoggle'],
  ...['keydown', 'drag', 'contextmenu', 'copy', 'invalid', 'auxclick', 'touchstart', 'resize'],
];
const CALLS = ['alert', 'confirm', 'prompt', 'print'];
/** Ways to write one and the same element with a handler. */
const SPELLINGS: readonly ((element: string, event: string, call: string) => string)[] = [
  (element, event, call) => `<${element} on${event}=${call}(1)>x`,
  (element, event, call) => `<${element.toUpperCase()} ON${event.toUpperCase()}="${call}(1)">`,
  (element, event, call) => `<${element.replaceAll(' ', '/')}/on${event}='${call}(1)'/>`,
  (element, event, call) => `<${element}\non${event}\n=\n${call}\`1\`>`,
  (element, event, call) => `<${element} on${event}=${call}&lpar;1&rpar;>`,
  (element, event, call) => `<${element} on${event}=&#x74;op["${call}"](1)>`,
  (element, event, call) => `<${element} x="&quot;>" on${event}="self['${call}'](1)">x`,
  (element, event, call) => `<${element} on${event}=${call}(1)//\n><!--`,
];
/** Elements that go, load or run where an address says. */
const ADDRESSED: readonly Write[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<map><area href="${address}"></map>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<form><button formaction="${address}">x</button></form>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<embed src="${address}">`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<svg><use href="${address}#x"/></svg>`,
  (address) => `<svg><a><animate attributeName=href values="${address}"/></a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<img src="${address}">`,
  (address) => `<link rel=stylesheet href="${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<input type=image src="${address}">`,
  (address) => `<video poster="${address}"></video>`,
  (address) => `<script src="${address}"></script>`,
  (address) => `<p style="background:url(${address})">x</p>`,
  (address) => address,
];
const ADDRESSES = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'javascript\n:alert(1)',
  ],
  ...[' javascript:alert(1)', '\u0001javascript:alert(1)', 'javascript&colon;alert(1)'],
  ...['&#106;avascript:alert(1)', '&#x6A&#x61vascript:alert(1)', 'java&Tab;script:alert(1)'],
  ...[
    'javascript://x/%0aalert(1)',
    'javascript:/*--></title>*/alert(1)',
    'jav&#x0A;ascript:alert(1)',
  ],
  ...['data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload=alert(1)>'],
  ...['data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==', 'data:,alert(1)'],
  ...['vbscript:msgbox(1)', '//evil.example/x', '\\\\evil.example\\x', 'https:evil.example'],
  ...[
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'view-source:x',
    'filesystem:https://e/x',
  ],
];
/** What a text may break out of before it begins. */
const WRAPPERS: readonly Write[] = [
  (inner) => inner,
  (inner) => `">${inner}`,
  (inner) => `'>${inner}`,
  (inner) => `--><!-- --!>${inner}`,
  (inner) => `</title></style></script></textarea>${inner}`,
  (inner) => `<![CDATA[${inner}]]>`,
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}`,
  (inner) => `<svg><style><a id="</style>${inner}">`,
  (inner) =>
    `<select><template><style><!--</style><a rel="--></style></template></select>${inner}">`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `{"content":"\\"${inner}\\""}`,
  (inner) => `<sup>${inner}</sup>`,
  (inner) => `&lt;b&gt;${inner}`,
  (inner) => `<xmp><p title="</xmp>${inner}">`,
  (inner) => `<svg><desc><![CDATA[</desc>${inner}]]></svg>`,
];
const CORES = [
  ...['<img src=x onerror=alert(1)>', '<svg onload=confirm(1)>', '<script>alert(1)</script>'],
  ...[
    '<iframe srcdoc="<script>parent.alert(1)</script>">',
    '<style>@import"//evil.example"</style>',
  ],
  ...['<a href=javascript:alert(1)>x</a>', '<x onclick=prompt(1)>x</x>', '<body onload=print()>'],
];

/** Turns a list by steps that share no factor with its length, so that neighbours differ. */
function turn<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

const HANDLERS = ELEMENTS.flatMap((element, row) =>
  EVENTS.map((event, column) => {
    const spell = turn(SPELLINGS, row * 3 + column);
    return spell(element, event, turn(CALLS, row + column * 3));
  }),
);
const LINKS = ADDRESSED.flatMap((write, row) =>
  ADDRESSES.map((address, column) => turn(WRAPPERS, row * 5 + column)(write(address))),
);
const BREAKOUTS = WRAPPERS.flatMap((outer) =>
  CORES.flatMap((core, at) => [outer(core), outer(turn(WRAPPERS, at * 3 + 1)(core))]),
);

/** Every vector: written by hand, and all that the grammar makes; each once. */
export const HOSTILE_VECTORS: readonly string[] = [
  ...new Set([...VECTORS.map(([, html]) => html), ...HANDLERS, ...LINKS, ...BREAKOUTS]),
];
