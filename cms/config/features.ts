export default () => ({
  // Strapi's new media library is only in English, and staff know the pages of this one.
  useLegacyMediaLibrary: true,
});
