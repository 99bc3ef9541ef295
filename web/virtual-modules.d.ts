declare module 'virtual:regions' {
  /** The districts of each city of each province. */
  const regions: Record<string, Record<string, string[]>>;
  export default regions;
}

declare module 'virtual:region-names' {
  /** Such as `Yuzhou` for 禹州市, or an English name under its province: `Eastern` for 香港特别行政区/东区. */
  const names: Record<string, string>;
  export default names;
}
