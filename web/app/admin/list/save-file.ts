export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the content after the click, so the address stays valid for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
