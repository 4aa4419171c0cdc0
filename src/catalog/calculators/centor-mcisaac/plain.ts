import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    exu: { input: 'exudate' },
    nodes: { input: 'nodes' },
    temp: { input: 'fever' },
    nocough: { input: 'noCough' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: { centor: 'centor', mcisaac: 'score' },
  examples: [{ inputs: { exu: 1, nodes: 1, temp: 1, nocough: 1, age: 10 }, outputs: { centor: 4, mcisaac: 5 } }],
})
