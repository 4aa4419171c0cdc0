/** What the values of a column are, by the name of its SAS format: SAS has only numbers and texts. */
export type SasKind = 'number' | 'percent' | 'time' | 'date' | 'datetime'

/** Longest name of a format is 32; the width and decimals may follow. */
const longest = 64

const kinds: readonly (readonly [kind: SasKind, names: RegExp])[] = [
  [
    'date',
    new RegExp(
      `^(?:${[
        'DATE|DAY|DOWNAME|JULDAY|JULIAN|MONNAME|MONTH|MONYY|QTRR?|YEAR|YYMON|PDJUL[GI]|MINGUO|NENGO|HDATE|HEBDATE',
        '(?:DDMMYY|MMDDYY|YYMMDD|MMYY|YYMM|YYQ|YYQR)[BCDNPSZ]?',
        'WEEKDAT[EX]|WEEKDAY|WEEK[UVW]|YYWEEK[UVW]|WORDDAT[EX]',
        '(?:[BE]|IS|ND)8601DA',
        '[A-Z]{3}DF(?:DD|DE|DN|DWN|MN|MY|WDX|WKX)',
        'NLDATE[A-Z]*',
      ].join('|')})$`,
    ),
  ],
  [
    'datetime',
    /^(?:DATETIME|DATEAMPM|MDYAMPM|DTDATE|DTMONYY|DTWKDATX|DTYEAR|DTYYQC|(?:[BE]|IS|ND)8601(?:D[NTXZ]|LX)|[A-Z]{3}DFDT|NLDATM[A-Z]*)$/,
  ],
  ['time', /^(?:TIME|TIMEAMPM|HHMM|HOUR|MMSS|TOD|(?:[BE]|IS|ND)8601(?:LZ|T[MXZ])|NLTIM[A-Z]*)$/],
  ['percent', /^(?:PERCENTN?|NLPCT[A-Z]*)$/],
]

/** Formats that SAS has, and that only say how a number or a text is shown. */
const shown =
  /^(?:BEST[DX]?|BINARY|COMMAX?|D|DOLLARX?|E|EUROX?|F|FLOAT|FRACT|HEX|IBR?|IEEER?|NEGPAREN|NUMX|OCTAL|PD|PIBR?|PK|PVALUE|RB|ROMAN|S370F[A-Z]*|SIZEK[A-Z]*|SSN|VAXRB|VMSZN|WORD[FS]|YEN|ZD?|NL[A-Z]+|\$(?:ASCII|BASE64X|BINARY|CHAR|EBCDIC|F|HEX|MSGCASE|N8601[A-Z]*|OCTAL|QUOTE|REVER[JS]|UCS[A-Z0-9]*|UPCASE|UTF[A-Z0-9]*|VARYING)?)$/

/** The name without width and decimals, in upper case: `DATE9.` is `DATE`. Names of SAS formats end in no digit. */
export function formatName(written: string): string {
  const name = written.slice(0, longest).trim().toUpperCase()
  let end = name.length
  while (end > 0 && /[\d.]/.test(name.charAt(end - 1))) end -= 1
  return name.slice(0, end)
}

/** A format of SAS or its user; formats of date parts (`MONYY.`, `YEAR.`) are formats of whole days. Source: SAS 9.4 Formats and Informats: Reference. */
export function kindOfFormat(name: string): SasKind {
  return kinds.find(([, names]) => names.test(name))?.[0] ?? 'number'
}

/** Whether the format is the user's own: its labels are in a catalogue, not in the file. */
export function isUserFormat(name: string): boolean {
  return name !== '' && !shown.test(name) && kindOfFormat(name) === 'number'
}
