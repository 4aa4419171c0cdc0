/** Code pages of Windows by their numbers, as TextDecoder names them. */
const named: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  54936: 'gb18030',
  65001: 'utf-8',
}

/**
 * The tables of code pages that the library asks for, by the platform's decoders: its own are 470 kB. Texts of Excel 5 and 95 are in the code page
 * that the file names.
 */
export const codePages = {
  utils: {
    decode: (page: number, data: ArrayLike<number> | string): string => {
      const bytes = typeof data === 'string' ? Array.from(data, (one) => one.charCodeAt(0)) : data
      return new TextDecoder(labelOf(page), { ignoreBOM: true }).decode(Uint8Array.from(bytes))
    },
    /** Only writing asks for it. */
    encode: (_: number, text: string): number[] => Array.from(text, (one) => one.charCodeAt(0) & 255),
  },
}

function labelOf(page: number): string {
  return named[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252')
}
