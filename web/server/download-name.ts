/** Without a title, this is the name of the upload without the random part that the CMS added. */
export function downloadName(name: string, title: string | null, ending: string): string {
  return `${plainTitle(title ?? '', ending) || uploadTitle(name)}.${ending}`;
}

/** Replaces characters that file systems refuse. */
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
