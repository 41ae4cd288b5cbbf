/** The first bytes of each media type. The file's name proves nothing. */
const SIGNATURES = [
  { contentType: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { contentType: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { contentType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

/** The media type of a document that can be added; `undefined` for other files. */
export function documentType(content: Uint8Array): string | undefined {
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, at) => content[at] === byte))?.contentType;
}
