// Writes tests/fixtures/payment-vectors.json: keys for tests only, and what OpenSSL's command line signs and encrypts with them, so that the payment
// providers are compared with another program than our own. `node tests/tools/payment-vectors.mjs`, once; it needs openssl.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'payment-vectors-'))
const at = (name) => join(folder, name)
const openssl = (args, input) =>
  execFileSync('openssl', args, { input, cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
const text = (name) => readFileSync(at(name), 'utf8')

function makeKey(name) {
  openssl(['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048', '-out', `${name}.pem`])
  openssl(['pkey', '-in', `${name}.pem`, '-pubout', '-out', `${name}.pub`])
  return { private: text(`${name}.pem`), public: text(`${name}.pub`) }
}
const sign = (name, content) => openssl(['dgst', '-sha256', '-sign', `${name}.pem`], content).toString('base64')

const keys = Object.fromEntries(
  ['merchant', 'wechat', 'platform', 'alipayApp', 'alipay', 'stranger'].map((name) => [name, makeKey(name)]),
)
keys.alipayApp.pkcs1 = openssl(['rsa', '-in', 'alipayApp.pem', '-traditional']).toString()

// certificates, issued as the providers' are: a root with RSA, one with another algorithm, and what the first issued
function makeRoot(name, subject, serial, newKey) {
  const args = ['req', '-x509', '-newkey', ...newKey, '-nodes', '-keyout', `${name}.pem`, '-out', `${name}.crt`]
  openssl([...args, '-subj', subject, '-days', '36500', '-set_serial', serial])
}
function issue(name, subject, serial, root) {
  openssl(['req', '-new', '-key', `${name}.pem`, '-subj', subject, '-out', `${name}.csr`])
  const args = ['x509', '-req', '-in', `${name}.csr`, '-CA', `${root}.crt`, '-CAkey', `${root}.pem`]
  openssl([...args, '-set_serial', serial, '-days', '36500', '-out', `${name}.crt`])
}
const rsa = ['rsa:2048']
const curve = ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
makeRoot(
  'root1',
  '/C=CN/O=Test Financial/OU=Certification Authority/CN=Test Class 1 R1',
  '0x5a3c00f1e2d3c4b5a69788',
  rsa,
)
makeRoot('root2', '/C=CN/O=Test Financial/CN=Test Curve Root', '0x77', curve)
makeRoot('root3', '/C=CN/O=Test Authority/CN=Test Root 3', '0x00fedcba9876543210', rsa)
issue('alipayApp', '/C=CN/O=Clinic/CN=2021000000000001', '0x2026112900000001', 'root1')
issue('alipay', '/C=CN/O=Test Pay/CN=Alipay test', '0x2026112900000002', 'root1')
issue('platform', '/C=CN/O=Tenpay.com test/CN=Test platform', '0x5157f09efdc096de15ebe81a47057a7232f1b8e1', 'root3')

/** The issuer as OpenSSL writes it in reverse order, and the serial number in decimal, through MD5. */
function serialOf(name) {
  const issuer = openssl(['x509', '-in', `${name}.crt`, '-noout', '-issuer', '-nameopt', 'RFC2253']).toString()
  const serial = openssl(['x509', '-in', `${name}.crt`, '-noout', '-serial'])
    .toString()
    .trim()
    .split('=')[1]
  const written = `${issuer.trim().replace(/^issuer=/, '')}${BigInt(`0x${serial}`)}`
  return openssl(['dgst', '-md5', '-r'], written).toString().split(' ')[0]
}

// AES-256-GCM of the command line's parts, since `openssl enc` has no GCM: counter mode for the text, one block of AES for the hash key and one for the
// tag, and GHASH by its definition (NIST SP 800-38D), which is compared with OpenSSL's GMAC first
const block = (key, bytes) =>
  openssl(['enc', '-aes-256-ecb', '-nopad', '-nosalt', '-K', key.toString('hex')], bytes).subarray(0, 16)
const numberOf = (bytes) => BigInt(`0x${bytes.toString('hex') || '0'}`)
function multiply(x, y) {
  let [product, factor] = [0n, y]
  for (let bit = 127n; bit >= 0n; bit -= 1n) {
    if ((x >> bit) & 1n) product ^= factor
    factor = factor & 1n ? (factor >> 1n) ^ (0xe1n << 120n) : factor >> 1n
  }
  return product
}
function tagOf(key, nonce, associated, encrypted) {
  const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)])
  const lengths = Buffer.alloc(16)
  lengths.writeBigUInt64BE(BigInt(associated.length * 8), 0)
  lengths.writeBigUInt64BE(BigInt(encrypted.length * 8), 8)
  const hashed = Buffer.concat([padded(associated), padded(encrypted), lengths])
  const hashKey = numberOf(block(key, Buffer.alloc(16)))
  let hash = 0n
  for (let start = 0; start < hashed.length; start += 16)
    hash = multiply(hash ^ numberOf(hashed.subarray(start, start + 16)), hashKey)
  const mask = numberOf(block(key, Buffer.concat([nonce, Buffer.from([0, 0, 0, 1])])))
  return Buffer.from((hash ^ mask).toString(16).padStart(32, '0'), 'hex')
}
function seal(key, nonce, associated, plain) {
  const [iv, aad] = [Buffer.from(nonce), Buffer.from(associated)]
  const options = ['-macopt', 'cipher:AES-256-GCM', '-macopt', `hexkey:${key.toString('hex')}`]
  const gmac = openssl(['mac', ...options, '-macopt', `hexiv:${iv.toString('hex')}`, '-in', '-', 'GMAC'], aad)
  if (gmac.toString().trim().toLowerCase() !== tagOf(key, iv, aad, Buffer.alloc(0)).toString('hex'))
    throw new Error('GHASH is not that of OpenSSL')
  const counter = Buffer.concat([iv, Buffer.from([0, 0, 0, 2])]).toString('hex')
  const encrypted = openssl(['enc', '-aes-256-ctr', '-K', key.toString('hex'), '-iv', counter], plain)
  return Buffer.concat([encrypted, tagOf(key, iv, aad, encrypted)]).toString('base64')
}

const v3Key = 'Test-only-APIv3-key-0123456789ab'
const number = '0198c1a2b3c47d5e8f90a1b2c3d4e5f6'
const timestamp = '1796000000'
const nonce = '593bec0c930bf1afeb40b4a08c8fb242'

function signedByWechat(name, serial, body) {
  const signature = sign(name, `${timestamp}\n${nonce}\n${body}\n`)
  return { timestamp, nonce, serial, signature, body }
}
const publicKeyId = 'PUB_KEY_ID_0119000000012026112900000000000001'
const platformSerial = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'

const request = {
  method: 'POST',
  target: '/v3/pay/transactions/native?x=%E7%AE%97',
  body: JSON.stringify({ description: '算尺会员 "月"', amount: { total: 3000 } }),
}
const emptyRequest = { method: 'GET', target: `/v3/pay/transactions/out-trade-no/${number}?mchid=1900000001`, body: '' }
const withSignature = (one) => ({
  ...one,
  timestamp,
  nonce,
  signature: sign('merchant', `${one.method}\n${one.target}\n${timestamp}\n${nonce}\n${one.body}\n`),
})

const transaction = JSON.stringify({
  mchid: '1900000001',
  appid: 'wxd678efh567hg6787',
  out_trade_no: number,
  transaction_id: '4200000000202611290000000001',
  trade_type: 'NATIVE',
  trade_state: 'SUCCESS',
  trade_state_desc: '支付成功',
  bank_type: 'OTHERS',
  attach: '0198c1a2-0000-7000-8000-000000000001',
  success_time: '2026-11-30T08:53:00+08:00',
  payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  amount: { total: 3000, payer_total: 2500, currency: 'CNY', payer_currency: 'CNY' },
})
const sealedTransaction = {
  algorithm: 'AEAD_AES_256_GCM',
  original_type: 'transaction',
  nonce: 'fdasflkja484',
  associated_data: 'transaction',
  ciphertext: seal(Buffer.from(v3Key), 'fdasflkja484', 'transaction', transaction),
}
const notice = JSON.stringify({
  id: 'EV-2026112908530000001',
  create_time: '2026-11-30T08:53:20+08:00',
  resource_type: 'encrypt-resource',
  event_type: 'TRANSACTION.SUCCESS',
  summary: '支付成功',
  resource: sealedTransaction,
})

const alipayParameters = {
  app_id: '2021000000000001',
  method: 'alipay.trade.query',
  format: 'JSON',
  charset: 'utf-8',
  sign_type: 'RSA2',
  timestamp: '2026-11-30 08:53:20',
  version: '1.0',
  notify_url: '',
  biz_content: JSON.stringify({ out_trade_no: number, subject: '算尺会员 a+b%20' }),
}
const joined = (parameters) =>
  Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
const alipayContent = joined(Object.fromEntries(Object.entries(alipayParameters).filter(([, value]) => value !== '')))
const alipayAnswer = `{"code":"10000","msg":"Success","buyer_logon_id":"a\\"}{***","out_trade_no":"${number}", "subject":"\\u7b97尺\\/", "trade_status":"TRADE_SUCCESS","total_amount":"30.00","send_pay_date":"2026-11-30 08:53:00","trade_no":"2026113022001400000001"}`
const alipayNotice = {
  app_id: '2021000000000001',
  buyer_logon_id: 'a+b***@example.com',
  charset: 'utf-8',
  gmt_payment: '2026-11-30 08:53:00',
  notify_id: '2026113000222085300000000000001',
  notify_time: '2026-11-30 08:53:20',
  notify_type: 'trade_status_sync',
  out_trade_no: number,
  passback_params: '0198c1a2-0000-7000-8000-000000000001',
  seller_id: '2088000000000001',
  subject: '算尺会员 & 月=1',
  total_amount: '30.00',
  trade_no: '2026113022001400000001',
  trade_status: 'TRADE_SUCCESS',
  version: '1.0',
}
const withType = { ...alipayNotice, sign_type: 'RSA2' }
const formOf = (content) => String(new URLSearchParams({ ...withType, sign: sign('alipay', content) }))

const vectors = {
  about: 'Test-only keys and what the command line of OpenSSL made with them: tests/tools/payment-vectors.mjs',
  number,
  keys,
  certificates: {
    alipayApp: text('alipayApp.crt'),
    alipay: text('alipay.crt'),
    alipayRoot: ['root1', 'root2', 'root3'].map((name) => text(`${name}.crt`)).join(''),
    platform: text('platform.crt'),
  },
  certificateSerials: {
    alipayApp: serialOf('alipayApp'),
    alipay: serialOf('alipay'),
    alipayRoot: ['root1', 'root3'].map(serialOf).join('_'),
    platform: platformSerial,
  },
  wechat: {
    merchant: '1900000001',
    app: 'wxd678efh567hg6787',
    serial: '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C',
    v3Key,
    publicKeyId,
    requests: [withSignature(request), withSignature(emptyRequest)],
    bridge: {
      timestamp,
      nonce,
      prepayId: 'wx201410272009395522657a690389285100',
      signature: sign(
        'merchant',
        `wxd678efh567hg6787\n${timestamp}\n${nonce}\nprepay_id=wx201410272009395522657a690389285100\n`,
      ),
    },
    sealed: ['', 'certificate', '附加'].map((associated_data, index) => {
      const plain = ['', '{"a":"算尺"}', 'x'.repeat(100)][index]
      const iv = `nonce-00000${index}`
      const ciphertext = seal(Buffer.from(v3Key), iv, associated_data, plain)
      return { algorithm: 'AEAD_AES_256_GCM', nonce: iv, associated_data, ciphertext, plain }
    }),
    reply: signedByWechat('wechat', publicKeyId, '{"code_url":"weixin://wxpay/bizpayurl?pr=算"}'),
    emptyReply: signedByWechat('platform', platformSerial, ''),
    notice: signedByWechat('wechat', publicKeyId, notice),
  },
  alipay: {
    app: '2021000000000001',
    seller: '2088000000000001',
    parameters: alipayParameters,
    content: alipayContent,
    signature: sign('alipayApp', alipayContent),
    reply: `{"alipay_trade_query_response":${alipayAnswer},"sign":"${sign('alipay', alipayAnswer)}"}`,
    answer: alipayAnswer,
    notices: [formOf(joined(alipayNotice)), formOf(joined(withType))],
  },
}
const file = resolve(import.meta.dirname, '../fixtures/payment-vectors.json')
writeFileSync(file, `${JSON.stringify(vectors, undefined, 2)}\n`)
rmSync(folder, { recursive: true })
