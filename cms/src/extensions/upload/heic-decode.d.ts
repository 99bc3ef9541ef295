/** The package has no types of its own. */
declare module 'heic-decode' {
  interface Picture {
    width: number;
    height: number;
    decode(): Promise<{ data: Uint8ClampedArray }>;
  }
  const decodeHeic: { all(file: { buffer: Uint8Array }): Promise<Picture[]> };
  export default decodeHeic;
}
