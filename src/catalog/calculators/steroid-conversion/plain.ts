import { definePlain } from '../../kit/tool/plain-names.ts'
import { equivalent } from './drugs.ts'

const drug = Object.fromEntries(Object.keys(equivalent).map((name) => [name, name]))

export const plain = definePlain({
  inputs: {
    from: { input: 'from', of: drug },
    dose: { input: 'dose', unit: 'mg' },
    to: { input: 'to', of: drug },
  },
  outputs: { mg: 'dose', prednisone_mg: 'prednisone' },
  examples: [{ inputs: { from: 'prednisone', dose: 40, to: 'methylprednisolone' }, outputs: { mg: 32 } }],
})
