const iso = (first: number, last: number, name: (n: number) => string) =>
  Array.from({ length: last - first + 1 }, (_, i): readonly [number, string] => [first + i, name(i)])

/** Encodings by SAS's numbers, as far as they are known; 0 and 204 mean that none was set. */
const encodings: ReadonlyMap<number, string> = new Map([
  [20, 'utf-8'],
  [28, 'us-ascii'],
  ...iso(29, 37, (n) => `iso-8859-${n + 1}`),
  [40, 'iso-8859-15'],
  ...iso(60, 68, (n) => `windows-125${n}`),
  [118, 'cp950'],
  [123, 'big5'],
  [125, 'gb2312'],
  [126, 'cp936'],
  [134, 'euc-jp'],
  [136, 'cp949'],
  [138, 'shift_jis'],
  [140, 'euc-kr'],
  [141, 'cp949'],
  [142, 'cp949'],
  [205, 'gb18030'],
])

/** The name of an encoding; empty if the file says none, or one that is not known. */
export const encodingName = (code: number) => encodings.get(code) ?? ''
