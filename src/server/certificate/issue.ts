import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto'
import { isIP } from 'node:net'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_kp_serverAuth,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

/** A certificate and its private key, as PEM. */
export interface Issued {
  readonly certificate: string
  readonly key: string
}

const DAY = 24 * 60 * 60_000
const AUTHORITY_DAYS = 3650
/** Apple's systems refuse more than 825 days, even of an authority that their user trusts (support.apple.com/103769). */
export const SERVER_DAYS = 820
/** Clocks of devices without a network are wrong by minutes, and by hours after a dead battery. */
const BACKDATED = DAY
const ECDSA_SHA256 = '1.2.840.10045.4.3.2'
const COMMON_NAME = '2.5.4.3'
const ORGANIZATION = '2.5.4.10'
const SERIAL_BYTES = 16

const attribute = (type: string, text: string) =>
  new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String: text }) })])

const nameOf = (commonName: string) =>
  new Name([attribute(ORGANIZATION, 'Slipstick'), attribute(COMMON_NAME, commonName)])

const spkiOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })

/** RFC 5280, 4.2.1.2, method 1: SHA-1 of the public key's bits. */
function keyIdentifier(key: KeyObject): Uint8Array<ArrayBuffer> {
  const { subjectPublicKey } = AsnConvert.parse(spkiOf(key), SubjectPublicKeyInfo)
  return new Uint8Array(createHash('sha1').update(new Uint8Array(subjectPublicKey)).digest())
}

const extension = (extnID: string, value: object, critical = false) =>
  new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })

/** A positive number of 126 bits, at random. */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(SERIAL_BYTES))
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes.buffer
}

interface Wanted {
  readonly subject: Name
  readonly issuer: Name
  readonly publicKey: KeyObject
  readonly signer: KeyObject
  readonly now: number
  readonly days: number
  readonly extensions: readonly Extension[]
}

function signed({ subject, issuer, publicKey, signer, now, days, extensions }: Wanted): string {
  const algorithm = new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 })
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature: algorithm,
    issuer,
    validity: new Validity({ notBefore: new Date(now - BACKDATED), notAfter: new Date(now + days * DAY) }),
    subject,
    subjectPublicKeyInfo: AsnConvert.parse(spkiOf(publicKey), SubjectPublicKeyInfo),
    extensions: new Extensions([...extensions]),
  })
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), signer)
  const signatureValue = new Uint8Array(signature).buffer
  const der = AsnConvert.serialize(new Certificate({ tbsCertificate, signatureAlgorithm: algorithm, signatureValue }))
  return new X509Certificate(Buffer.from(der)).toString()
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()

/** A new certificate authority for ten years, which may sign certificates of servers only, and no other authority. */
export function issueAuthority(commonName: string, now: number): Issued {
  const { publicKey, privateKey } = newKey()
  const name = nameOf(commonName)
  const certificate = signed({
    subject: name,
    issuer: name,
    publicKey,
    signer: privateKey,
    now,
    days: AUTHORITY_DAYS,
    extensions: [
      extension(id_ce_basicConstraints, new BasicConstraints({ cA: true, pathLenConstraint: 0 }), true),
      extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign), true),
      extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(keyIdentifier(publicKey))),
    ],
  })
  return { certificate, key: pemOf(privateKey) }
}

/** A new certificate, with a new key, of a server with these host names and IP addresses. */
export function issueServer(authority: Issued, names: readonly string[], now: number): Issued {
  const { publicKey, privateKey } = newKey()
  const signer = createPrivateKey(authority.key)
  const issuer = AsnConvert.parse(new X509Certificate(authority.certificate).raw, Certificate).tbsCertificate.subject
  const alternatives = names.map((name) => new GeneralName(isIP(name) ? { iPAddress: name } : { dNSName: name }))
  const usage = new ExtendedKeyUsage([id_kp_serverAuth])
  const certificate = signed({
    // names are the alternative ones; this one is only shown, and holds 64 characters at most
    subject: nameOf('Slipstick server'),
    issuer,
    publicKey,
    signer,
    now,
    days: SERVER_DAYS,
    extensions: [
      extension(id_ce_basicConstraints, new BasicConstraints({ cA: false }), true),
      extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.digitalSignature), true),
      extension(id_ce_extKeyUsage, usage),
      extension(id_ce_subjectAltName, new SubjectAlternativeName(alternatives)),
      extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(keyIdentifier(publicKey))),
      extension(
        id_ce_authorityKeyIdentifier,
        new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(keyIdentifier(createPublicKey(signer))) }),
      ),
    ],
  })
  return { certificate, key: pemOf(privateKey) }
}

/** The host names and IP addresses of a certificate, in its order. */
export function namesOf(certificate: string): string[] {
  const { subjectAltName = '' } = new X509Certificate(certificate)
  return subjectAltName
    .split(', ')
    .map((entry) => /^(?:DNS|IP Address):(.+)$/.exec(entry)?.[1] ?? '')
    .filter((name) => name !== '')
}
