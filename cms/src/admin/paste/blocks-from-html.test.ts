import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { blocksFromHtml, blocksFromText } from './blocks-from-html.ts';

function read(html: string) {
  const { document } = new Window();
  document.body.innerHTML = html;
  return blocksFromHtml(document.body as unknown as Element);
}

const text = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (words: string) => ({ type: 'list-item', children: [text(words)] });

describe('from Word', () => {
  it('headings, paragraphs and bold letters stay, and fonts and empty paragraphs go', () => {
    const blocks = read(`<h1 style='font-family:黑体'><span lang=EN-US>钧窑<o:p></o:p></span></h1>
      <p class=MsoNormal style='text-indent:21.0pt'><span style='font-family:宋体;color:#333'>禹州的泥，
要放<b>半年</b>。<o:p></o:p></span></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <h4>釉</h4>`);
    expect(blocks).toEqual([
      { type: 'heading', level: 2, children: [text('钧窑')] },
      paragraph(text('禹州的泥，要放'), text('半年', { bold: true }), text('。')),
      { type: 'heading', level: 3, children: [text('釉')] },
    ]);
  });

  it('a list that is written as paragraphs becomes a list with its levels', () => {
    const line = (level: number, marker: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span>${words}</p>`;
    expect(
      read(line(1, '1.', '拉坯') + line(2, '·', '上段') + line(2, '·', '下段') + line(1, '2.', '上釉')),
    ).toEqual([
      {
        type: 'list',
        format: 'ordered',
        indentLevel: 0,
        children: [
          item('拉坯'),
          { type: 'list', format: 'unordered', indentLevel: 1, children: [item('上段'), item('下段')] },
          item('上釉'),
        ],
      },
    ]);
  });
});

describe('from WeChat', () => {
  it('sections become paragraphs, and styles of letters stay', () => {
    const blocks =
      read(`<section style="font-size:15px"><section><p><span style="font-weight: 700">窑变</span>不可求</p></section>
      <p><br></p><p><span style="text-decoration: underline">雨过天青</span><br>云破处</p><img src="x.png"></section>`);
    expect(blocks).toEqual([
      paragraph(text('窑变', { bold: true }), text('不可求')),
      paragraph(text('雨过天青', { underline: true }), text('\n云破处')),
    ]);
  });
});

it('lists, quotations and links of a page stay, and an address with a script does not', () => {
  const blocks =
    read(`<ul><li>天青</li><li>月白<ol><li>浅</li></ol></li></ul><blockquote>入窑一色</blockquote>
    <p><a href="https://example.com/a">看</a> <a href="javascript:alert(1)">点</a></p><script>alert(1)</script>`);
  expect(blocks).toEqual([
    {
      type: 'list',
      format: 'unordered',
      indentLevel: 0,
      children: [
        item('天青'),
        item('月白'),
        { type: 'list', format: 'ordered', indentLevel: 1, children: [item('浅')] },
      ],
    },
    { type: 'quote', children: [text('入窑一色')] },
    paragraph({ type: 'link', url: 'https://example.com/a', children: [text('看')] }, text(' 点')),
  ]);
});

it('a row of a table becomes a line', () => {
  const cell = (words: string) => `<td><p class=MsoNormal>${words}</p></td>`;
  expect(read(`<table><tr>${cell('釉')}${cell('1280 °C')}</tr><tr><td>胎</td></tr></table>`)).toEqual([
    paragraph(text('釉 1280 °C')),
    paragraph(text('胎')),
  ]);
});

it('each line of a plain text is a paragraph', () => {
  expect(blocksFromText('一\r\n  二 \n')).toEqual([paragraph(text('一')), paragraph(text('二'))]);
});

it('a plain text with empty lines keeps the lines between them together', () => {
  expect(blocksFromText('黄金有价，\n钧无价。\n\n\n雨过天青')).toEqual([
    paragraph(text('黄金有价，\n钧无价。')),
    paragraph(text('雨过天青')),
  ]);
});
