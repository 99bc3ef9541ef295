import { type Dxfier, DxfLayer } from '@tarikjabiri/dxf';

const lineWidthCode = 370;

/** A layer that writes the width of its lines. The layers of the library always write the width 0. */
export class PenLayer extends DxfLayer {
  readonly #width: number;

  /** @param width in millimeters on paper */
  constructor(name: string, color: number, lineType: string, width: number) {
    super(name, color, lineType);
    this.#width = width;
  }

  override dxfy(dxfier: Dxfier): void {
    const begin = dxfier.lines.length;
    super.dxfy(dxfier);
    const code = dxfier.lines.indexOf(lineWidthCode, begin);
    dxfier.lines[code + 1] = Math.round(this.#width * 100);
  }
}
