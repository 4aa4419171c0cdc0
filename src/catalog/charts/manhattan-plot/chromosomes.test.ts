import { expect, test } from 'vitest'
import { chromosomeName, chromosomeOrder } from './chromosomes.ts'

test('chromosomes as files name them', () => {
  const names = ['chr1', 'Chromosome 7', 'CHR_22', '09', 'chrM', 'mt', 'x', '0', 'GL000192.1', 'chrUn']
  expect(names.map(chromosomeName)).toEqual(['1', '7', '22', '9', 'MT', 'MT', 'X', '0', 'GL000192.1', 'Un'])
})

test('chromosomes in the order of a karyotype', () => {
  const names = ['MT', '10', 'Y', 'scaffold', '2', 'X', '1', '2B', '2A']
  expect(chromosomeOrder(names).map((k) => names[k])).toEqual(['1', '2', '2A', '2B', '10', 'X', 'Y', 'MT', 'scaffold'])
})
