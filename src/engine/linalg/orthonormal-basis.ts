import type { Checkpoint } from '../checkpoint.ts'
import { applyQ, type Qr } from './householder-qr.ts'

/** The columns of Q1 in X = Q1 R: orthonormal, and spanning the independent columns of X. */
export async function orthonormalBasis(qr: Qr, checkpoint: Checkpoint): Promise<readonly Float64Array[]> {
  const basis: Float64Array[] = []
  for (let k = 0; k < qr.rank; k++) {
    const unit = new Float64Array(qr.rows)
    unit[k] = 1
    // later reflections leave it unchanged
    await applyQ({ ...qr, reflections: qr.reflections.slice(0, k + 1) }, unit, checkpoint)
    basis.push(unit)
  }
  return basis
}
