import { type ListedRows, toolList } from '../../kit/tool/tool-list.ts'
import type { Language, Words } from '../../kit/words.ts'
import { definition } from './definition.ts'
import { imbalances, types } from './inputs.ts'
import { armCounts, defaultProbability, makeList, type RandomisationList } from './make-list.ts'
import type { Asked } from './plan.ts'

const words = {
  number: { en: 'No.', zh: '序号' },
  stratum: { en: 'Stratum', zh: '层' },
  within: { en: 'No. in stratum', zh: '层内序号' },
  block: { en: 'Block', zh: '区组' },
  arm: { en: 'Arm', zh: '组别' },
  type: { en: 'Kind', zh: '方法' },
  ratio: { en: 'Ratio', zh: '分配比例' },
  sizes: { en: 'Block sizes', zh: '区组长度' },
  weights: { en: 'Weights', zh: '权重' },
  imbalance: { en: 'Imbalance', zh: '不平衡度量' },
  probability: { en: 'Probability of the better arm', zh: '取较优组的概率' },
  generator: { en: 'Generator', zh: '随机数发生器' },
  seed: { en: 'Seed', zh: '种子' },
  revision: { en: 'Revision of the tool', zh: '工具修订版' },
} as const satisfies Readonly<Record<string, Words>>

export const list = toolList(definition, { en: 'Randomisation list', zh: '随机化列表' }, (asked, _, language) => {
  const made = makeList(asked)
  return { ...rowsOf(asked, made, language), about: aboutOf(asked, made, language) }
})

type Rows = Pick<ListedRows, 'columns' | 'rows'>

function rowsOf(asked: Asked, made: RandomisationList, language: Language): Rows {
  const { plan, parts } = made
  const [name, arm] = [(words: Words) => words[language], (place: { arm: number }) => plan.arms[place.arm] ?? '']
  const [first] = parts
  const places = first?.places ?? []
  switch (asked.type) {
    case 'simple':
      return { columns: [name(words.number), name(words.arm)], rows: places.map((place, k) => [k + 1, arm(place)]) }
    case 'block':
      return {
        columns: [name(words.number), name(words.block), name(words.arm)],
        rows: places.map((place, k) => [k + 1, (place.block ?? 0) + 1, arm(place)]),
      }
    case 'minimisation':
      return {
        columns: [name(words.number), ...plan.factors.map((factor) => factor.name), name(words.arm)],
        rows: places.map((place, k) => [k + 1, ...(plan.participants[k] ?? []), arm(place)]),
      }
    case 'stratified': {
      let number = 0
      const rows = parts.flatMap(({ stratum, places: own }) =>
        own.map((place, k) => {
          number += 1
          return [number, stratum.join(' · '), k + 1, (place.block ?? 0) + 1, arm(place)]
        }),
      )
      return { columns: [words.number, words.stratum, words.within, words.block, words.arm].map(name), rows }
    }
  }
}

function aboutOf(asked: Asked, made: RandomisationList, language: Language): ListedRows['about'] {
  const { plan, generator, version } = made
  const counts = armCounts(made)
  const isMinimised = asked.type === 'minimisation'
  const rows: readonly (readonly [Words | string, string | number] | null)[] = [
    [words.type, types[asked.type][language]],
    ...plan.arms.map((arm, k) => [arm, `n = ${counts[k]}`] as const),
    isMinimised ? null : [words.ratio, plan.ratio.join(':')],
    plan.blocks.length === 0 ? null : [words.sizes, plan.blocks.join(', ')],
    ...(isMinimised ? [] : plan.factors.map(({ name, levels }) => [name, levels.join('; ')] as const)),
    isMinimised ? [words.weights, plan.weights.join(', ')] : null,
    isMinimised ? [words.imbalance, imbalances[asked.imbalance ?? 'range'][language]] : null,
    isMinimised ? [words.probability, asked.probability ?? defaultProbability] : null,
    [words.generator, `${generator}, ${language === 'zh' ? `第 ${version} 版` : `version ${version}`}`],
    [words.seed, asked.seed],
    [words.revision, definition.revision],
  ]
  return rows.flatMap((row) => (row === null ? [] : [[typeof row[0] === 'string' ? row[0] : row[0][language], row[1]]]))
}
