/** Types that may be stored and served, detected from the first bytes, never from a name or a header (SPEC S1). */
export type MediaType = 'png' | 'jpg' | 'mp4' | 'webm' | 'vtt'

export const contentTypes: Readonly<Record<MediaType, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
}

const startsWith = (bytes: Buffer, ...expected: number[]) => expected.every((byte, index) => bytes[index] === byte)

export function sniff(bytes: Buffer): MediaType | undefined {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpg'
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return 'webm'
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') return 'mp4'
  if (/^\uFEFF?WEBVTT(?=[ \t\r\n]|$)/.test(bytes.subarray(0, 12).toString('utf8'))) return 'vtt'
  return undefined
}
