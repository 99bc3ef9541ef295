declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** By default all are kept. */
    keepFeatures?: string[];
    /** Fixes axes of a variable font at one value. */
    variationAxes?: Record<string, number>;
    noHinting?: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
