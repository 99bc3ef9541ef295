/** The most bytes of a profile in one segment of a JPEG (ICC.1:2022, B.4). */
const mostInSegment = 65_519;
const marker = Buffer.from('ICC_PROFILE\0', 'latin1');

/** Copies the ICC profile, because sharp can only convert to one. Without a profile, HEIC and JPEG are both sRGB. */
export function addColorProfile(jpeg: Buffer, heic: Buffer): Buffer {
  const profile = findProfile(heic);
  if (!profile) return jpeg;
  const parts = Math.ceil(profile.length / mostInSegment);
  const segments = Array.from({ length: parts }, (_, index) => {
    const part = profile.subarray(index * mostInSegment, (index + 1) * mostInSegment);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(part.length + marker.length + 4, 2);
    return Buffer.concat([head, marker, Buffer.from([index + 1, parts]), part]);
  });
  const start = endOfFirstSegment(jpeg);
  return Buffer.concat([jpeg.subarray(0, start), ...segments, jpeg.subarray(start)]);
}

/** JFIF wants its own segment to be the first after the start of the image, so the profile stands after it. */
function endOfFirstSegment(jpeg: Buffer): number {
  return jpeg.readUInt16BE(2) === 0xffe0 ? 4 + jpeg.readUInt16BE(4) : 2;
}

/** The box `colr` of the type `prof` has the profile (ISO/IEC 14496-12, 12.1.5). */
function findProfile(heic: Buffer): Buffer | undefined {
  const type = heic.indexOf('colrprof', 0, 'latin1');
  if (type < 4) return undefined;
  const end = type - 4 + heic.readUInt32BE(type - 4);
  return end <= heic.length ? heic.subarray(type + 8, end) : undefined;
}
