declare module 'virtual:regions' {
  /** The address of a file with the districts of each city of each province. */
  const address: string;
  export default address;
}

declare module 'virtual:region-names' {
  /**
   * The address of a file with English names, such as `Yuzhou` for 禹州市, or under a province: `Eastern` for
   * 香港特别行政区/东区.
   */
  const address: string;
  export default address;
}
