import { definePlain } from '../../kit/tool/plain-names.ts'

const grades = ['0', '1', '2', '3', '4'] as const
const byGrade = Object.fromEntries(grades.map((grade) => [grade, grade]))

export const plain = definePlain({
  inputs: {
    loc1a: { input: 'loc', of: byGrade },
    loc1b: { input: 'questions', of: byGrade },
    loc1c: { input: 'commands', of: byGrade },
    gaze: { input: 'gaze', of: byGrade },
    visual: { input: 'visual', of: byGrade },
    face: { input: 'face', of: byGrade },
    armL: { input: 'leftArm', of: byGrade },
    armR: { input: 'rightArm', of: byGrade },
    legL: { input: 'leftLeg', of: byGrade },
    legR: { input: 'rightLeg', of: byGrade },
    ataxia: { input: 'ataxia', of: byGrade },
    sens: { input: 'sensory', of: byGrade },
    lang: { input: 'language', of: byGrade },
    dys: { input: 'dysarthria', of: byGrade },
    neg: { input: 'neglect', of: byGrade },
  },
  outputs: { score: 'score', band: { band: 'severity' } },
  absent: {
    loc: '0',
    questions: '0',
    commands: '0',
    gaze: '0',
    visual: '0',
    face: '0',
    leftArm: '0',
    rightArm: '0',
    leftLeg: '0',
    rightLeg: '0',
    ataxia: '0',
    sensory: '0',
    language: '0',
    dysarthria: '0',
    neglect: '0',
  },
  examples: [
    { inputs: { loc1b: 1, gaze: 1, face: 2, armR: 3, legR: 2, sens: 1, lang: 2, dys: 1 }, outputs: { score: 13 } },
  ],
})
