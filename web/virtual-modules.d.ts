declare module 'virtual:regions' {
  /** Province → city → districts. */
  const regions: Record<string, Record<string, string[]>>;
  export default regions;
}

declare module 'virtual:region-names' {
  /** Chinese name → pinyin, such as `Yuzhou` for 禹州市. */
  const names: Record<string, string>;
  export default names;
}
