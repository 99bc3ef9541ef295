/** Each text calls the function `ran` with its own number, so that a failing test names the text that ran. */
export function hostileTexts(): string[] {
  return [
    ...leavers.flatMap((leaver) => elements.map((element) => leaver + element)),
    ...moreElements,
    ...attributes,
    ...addresses,
    ...code,
    ...encodings,
    ...templates,
    ...markdown,
    ...names,
  ].map((text, index) => text.replaceAll('RUN', `ran(${index})`));
}

/** These characters end an attribute, an element, a comment or a piece of data. */
const leavers = [
  '',
  '">',
  "'>",
  '</script>',
  '</title>',
  '</style>',
  '</textarea>',
  '-->',
  ']]>',
  '"}]}</script>',
];

const elements = [
  '<script>RUN</script>',
  '<img src=x onerror=RUN>',
  '<svg onload=RUN>',
  '<iframe srcdoc="<script>parent.RUN</script>">',
  '<iframe src="javascript:parent.RUN">',
  '<input autofocus onfocus=RUN>',
  '<details open ontoggle=RUN>',
  '<a href="javascript:RUN">x</a>',
  '<svg><script>RUN</script></svg>',
  '<style onload=RUN>*{color:red}</style>',
  '<marquee onstart=RUN>x</marquee>',
];

const moreElements = [
  '<body onload=RUN>',
  '<video><source onerror=RUN></video>',
  '<audio src=x onerror=RUN>',
  '<object data="javascript:parent.RUN">',
  '<embed src="javascript:parent.RUN">',
  '<form><button formaction="javascript:RUN">x</button></form>',
  '<math><mi xlink:href="javascript:RUN">x</mi></math>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:RUN"><text y=20>x</text></a></svg>',
  '<meta http-equiv=refresh content="0;url=javascript:RUN">',
  '<base href="javascript:RUN//">',
  '<link rel=stylesheet href=x onerror=RUN>',
  '<style>*{background:url("javascript:RUN")}</style>',
  '<div style="animation:x;background:url(javascript:RUN)">',
  '<object data="data:text/html,<script>parent.RUN</script>"></object>',
  '<template><img src=x onerror=RUN></template>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=RUN>',
];

const attributes = [
  '" onmouseover="RUN',
  "' onmouseover='RUN",
  '` onmouseover=RUN `',
  '" autofocus onfocus="RUN" x="',
  ' onpointerenter=RUN ',
  '" style="animation-name:x" onanimationstart="RUN',
  'x" srcdoc="<script>RUN</script>',
];

const addresses = [
  'javascript:RUN',
  'JaVaScRiPt:RUN',
  'java\tscript:RUN',
  'java\nscript:RUN',
  ' javascript:RUN',
  'javascript://example.com/%0aRUN',
  'javascript:%72an(0);RUN',
  'vbscript:RUN',
  'feed:javascript:RUN',
  'data:text/html,<script>parent.RUN</script>',
  'data:text/html;base64,PHNjcmlwdD5yYW4oMCk8L3NjcmlwdD4=#RUN',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.RUN"/>',
  '//example.com/"onerror="RUN',
  'javascript&colon;RUN',
];

const code = [
  '";RUN;//',
  "';RUN;//",
  "'-RUN-'",
  '`+RUN+`',
  `\${RUN}`,
  '\\";RUN;//',
  '*/RUN/*',
  '\u2028RUN\u2029',
  '<!--<script>RUN',
  '"]);RUN;([["',
  '</script ><script >RUN//',
  '<!--#exec cmd="RUN"-->',
];

const encodings = [
  '&lt;script&gt;RUN&lt;/script&gt;',
  '&#60;img src=x onerror=RUN&#62;',
  '%3Cimg%20src=x%20onerror=RUN%3E',
  '%253Cimg%2520src=x%2520onerror=RUN%253E',
  '\\u003cscript\\u003eRUN\\u003c/script\\u003e',
  '\\x3cimg src=x onerror=RUN\\x3e',
  '＜script＞RUN＜/script＞',
  '+ADw-script+AD4-RUN+ADw-/script+AD4-',
  '<ScRiPt>RUN</sCrIpT>',
  '<scr<script>ipt>RUN</scr</script>ipt>',
  '<img/src/onerror=RUN>',
  '<svg\u000conload=RUN>',
  '\u202e<script>RUN</script>',
  '\ufeff<script>RUN</script>',
  '<script\u200b>RUN</script>',
  '<<script>RUN//<</script>',
];

const templates = [
  "{{constructor.constructor('RUN')()}}",
  '{{RUN}}',
  '{{- name}}<img src=x onerror=RUN>',
  '$t(common:menu)<img src=x onerror=RUN>',
  '$t(errors:unknown, {"x":"<img src=x onerror=RUN>"})',
  '<0>RUN</0><img src=x onerror=RUN/>',
  '<%= RUN %>',
  '#{RUN}',
  '{% RUN %}',
  '[[RUN]]',
  '{"__html":"<img src=x onerror=RUN>"}',
  '{"type":"script","props":{"children":"RUN"}}',
];

const markdown = [
  '[x](javascript:RUN)',
  '![x](javascript:RUN)',
  '![x](x"onerror="RUN)',
  '<javascript:RUN>',
  '[x]: javascript:RUN',
  '```<img src=x onerror=RUN>```',
  '[^x](javascript:RUN)',
];

/** A page that uses these texts as names of properties would change every object. */
const names = [
  '__proto__ RUN',
  'constructor RUN',
  'prototype RUN',
  'toString RUN',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '__proto__[polluted]=RUN',
  '{"__proto__":{"polluted":"RUN"}}',
  '{"constructor":{"prototype":{"polluted":"RUN"}}}',
];
