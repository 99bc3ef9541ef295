declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** The OpenType features to keep. By default all are kept. */
    keepFeatures?: string[];
    /** The axes of a variable font to fix at one value. */
    variationAxes?: Record<string, number>;
    noHinting?: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
