import type { Reference } from './reference.ts'

/** Works on clinical tools. */
export const clinicalTools = {
  'inker-2021': {
    text: 'Inker LA, Eneanya ND, Coresh J, et al. New creatinine- and cystatin C-based equations to estimate GFR without race. N Engl J Med 2021;385:1737–1749.',
    doi: '10.1056/NEJMoa2102953',
  },
  'kdigo-2024-ckd': {
    text: 'KDIGO 2024 clinical practice guideline for the evaluation and management of chronic kidney disease. Kidney Int 2024;105(4S):S117–S314.',
    doi: '10.1016/j.kint.2023.10.018',
  },
  'cockcroft-gault-1976': {
    text: 'Cockcroft DW, Gault MH. Prediction of creatinine clearance from serum creatinine. Nephron 1976;16:31–41.',
    doi: '10.1159/000180580',
  },
  'fda-2024-renal': {
    text: 'US Food and Drug Administration. Guidance for industry: pharmacokinetics in patients with impaired renal function — study design, data analysis, and impact on dosing. March 2024.',
  },
  'ws-t-428-2013': {
    text: '国家卫生和计划生育委员会. WS/T 428—2013 成人体重判定.',
  },
  'who-bmi-2004': {
    text: 'WHO Expert Consultation. Appropriate body-mass index for Asian populations and its implications for policy and intervention strategies. Lancet 2004;363:157–163.',
    doi: '10.1016/S0140-6736(03)15268-3',
  },
  'lip-2010': {
    text: 'Lip GYH, Nieuwlaat R, Pisters R, Lane DA, Crijns HJGM. Refining clinical risk stratification for predicting stroke and thromboembolism in atrial fibrillation using a novel risk factor-based approach: the Euro Heart Survey on atrial fibrillation. Chest 2010;137:263–272.',
    doi: '10.1378/chest.09-1584',
  },
  'esc-2020-af': {
    text: 'Hindricks G, Potpara T, Dagres N, et al. 2020 ESC guidelines for the diagnosis and management of atrial fibrillation. Eur Heart J 2021;42:373–498.',
    doi: '10.1093/eurheartj/ehaa612',
  },
  'china-af-2023': {
    text: '中华医学会心血管病学分会, 中国生物医学工程学会心律分会. 心房颤动诊断和治疗中国指南. 中华心血管病杂志 2023;51(6).',
  },
  'pugh-1973': {
    text: 'Pugh RNH, Murray-Lyon IM, Dawson JL, Pietroni MC, Williams R. Transection of the oesophagus for bleeding oesophageal varices. Br J Surg 1973;60:646–649.',
    doi: '10.1002/bjs.1800600817',
  },
  'kim-2021': {
    text: 'Kim WR, Mannalithara A, Heimbach JK, et al. MELD 3.0: the Model for End-Stage Liver Disease updated for the modern era. Gastroenterology 2021;161:1887–1895.e4.',
    doi: '10.1053/j.gastro.2021.08.050',
  },
  'aasld-2013-transplant': {
    text: 'Martin P, DiMartini A, Feng S, Brown R Jr, Fallon M. Evaluation for liver transplantation in adults: 2013 practice guideline by the AASLD and the American Society of Transplantation. Hepatology 2014;59:1144–1165.',
    doi: '10.1002/hep.26972',
  },
  'payne-1973': {
    text: 'Payne RB, Little AJ, Williams RB, Milner JR. Interpretation of serum calcium in patients with abnormal serum proteins. Br Med J 1973;4:643–646.',
    doi: '10.1136/bmj.4.5893.643',
  },
  'ws-t-404-6-2015': {
    text: '国家卫生和计划生育委员会. WS/T 404.6—2015 临床常用生化检验项目参考区间 第6部分：血清总钙、无机磷、镁、铁.',
  },
  'kroenke-2001': {
    text: 'Kroenke K, Spitzer RL, Williams JBW. The PHQ-9: validity of a brief depression severity measure. J Gen Intern Med 2001;16:606–613.',
    doi: '10.1046/j.1525-1497.2001.016009606.x',
  },
  'wells-2000': {
    text: 'Wells PS, Anderson DR, Rodger M, et al. Derivation of a simple clinical model to categorize patients probability of pulmonary embolism: increasing the models utility with the SimpliRED D-dimer. Thromb Haemost 2000;83:416–420.',
    doi: '10.1055/s-0037-1613830',
  },
  'nice-ng158': {
    text: 'National Institute for Health and Care Excellence. Venous thromboembolic diseases: diagnosis, management and thrombophilia testing. NICE guideline NG158; 2020 (updated 2023).',
  },
} as const satisfies Readonly<Record<string, Reference>>
