declare module 'virtual:regions' {
  /** The districts of each city of each province. */
  const regions: Record<string, Record<string, string[]>>;
  export default regions;
}

declare module 'virtual:region-names' {
  /**
   * The pinyin of each Chinese name, such as `Yuzhou` for 禹州市. A name in English stands under its province, such as
   * `Eastern` for 香港特别行政区/东区.
   */
  const names: Record<string, string>;
  export default names;
}
