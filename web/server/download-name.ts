/**
 * The file name under which a browser saves a document. If the address asks for a title, the title is used.
 * Otherwise the name of the upload is used, without the random part that the CMS added.
 * @param ending the file extension, such as `pdf`
 */
export function downloadName(name: string, title: string | null, ending: string): string {
  return `${plainTitle(title ?? '', ending) || uploadTitle(name)}.${ending}`;
}

/** Removes the file extension at the end. Characters that file systems refuse are replaced by spaces. */
function plainTitle(title: string, ending: string): string {
  const plain = title.slice(0, 100).replace(/[\s\p{C}/\\:*?"<>|]+/gu, ' ');
  return withoutEnding(plain, ending).trim();
}

function uploadTitle(name: string): string {
  return name.replace(/(_[0-9a-f]{10})?\.\w+$/i, '');
}

function withoutEnding(title: string, ending: string): string {
  return title.toLowerCase().endsWith(`.${ending}`) ? title.slice(0, -ending.length - 1) : title;
}
