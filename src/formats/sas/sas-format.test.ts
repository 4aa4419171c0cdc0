import { expect, test } from 'vitest'
import { msOfDays, msOfSeconds } from './sas-dates.ts'
import { formatName, isUserFormat, kindOfFormat } from './sas-format.ts'

test('the name of a format has neither width nor decimals', () => {
  const written = [
    'DATE9.',
    'DATE',
    'yymmddn8.',
    'F8.2',
    '$CHAR10.',
    'E8601DA10.',
    '',
    '8.',
    '$',
    ' BEST12. ',
    'A1B2_3.',
  ]
  expect(written.map(formatName)).toEqual([
    'DATE',
    'DATE',
    'YYMMDDN',
    'F',
    '$CHAR',
    'E8601DA',
    '',
    '',
    '$',
    'BEST',
    'A1B2_',
  ])
  expect(formatName('9'.repeat(1e5))).toBe('')
})

test.each([
  [
    'date',
    'DATE DDMMYY DDMMYYB MMDDYYD YYMMDDN YYMMN YYQ YYQRC MONYY WEEKDATE WEEKDATX WORDDATE JULIAN E8601DA B8601DA EURDFDD DEUDFWDX NLDATE NLDATEMN YEAR QTR',
  ],
  ['datetime', 'DATETIME DATEAMPM E8601DT B8601DT E8601DZ DTDATE DTMONYY MDYAMPM NLDATM NLDATMAP EURDFDT'],
  ['time', 'TIME HHMM HOUR MMSS TOD E8601TM B8601TM NLTIME NLTIMAP TIMEAMPM'],
  ['percent', 'PERCENT PERCENTN NLPCT'],
  ['number', 'BEST F COMMA DOLLAR E Z HEX NLNUM DATES MYTIME SEXF'],
] as const)('%s', (kind, names) => {
  for (const name of names.split(' ')) expect(kindOfFormat(name), name).toBe(kind)
})

test('formats of the user differ from those of SAS', () => {
  expect(['SEXF', '$SEX', 'YESNO', 'DATES'].filter((name) => !isUserFormat(name))).toEqual([])
  expect(['', '$', '$CHAR', 'F', 'BEST', 'COMMA', 'DATE', 'NLMNY', 'S370FPD', '$UTF8X'].filter(isUserFormat)).toEqual(
    [],
  )
})

test('days and seconds since 1960, of the years 1 to 9999', () => {
  expect(msOfDays(0)).toBe(Date.UTC(1960, 0, 1))
  expect(msOfDays(22_000.75)).toBe(Date.UTC(2020, 2, 26))
  expect(msOfDays(-715_509)).toBe(Date.parse('0001-01-01T00:00:00Z'))
  expect(msOfDays(-715_510)).toBeNaN()
  expect(msOfDays(2_936_549)).toBe(Date.parse('9999-12-31T00:00:00Z'))
  expect(msOfDays(2_936_550)).toBeNaN()
  expect(msOfDays(Number.POSITIVE_INFINITY)).toBeNaN()
  expect(msOfSeconds(315_619_200.123)).toBe(123)
  expect(msOfSeconds(2_000_000_000.001)).toBe((2_000_000_000 - 315_619_200) * 1000 + 1)
  expect(msOfSeconds(0.0005)).toBe(Date.UTC(1960, 0, 1) + 0.5)
  expect(msOfSeconds(1e15)).toBeNaN()
})
