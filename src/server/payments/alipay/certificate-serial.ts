import { createHash, X509Certificate } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { Certificate } from '@peculiar/asn1-x509'

/** RSA signatures: 1.2.840.113549.1.1.x */
const RSA = /^1\.2\.840\.113549\.1\.1\./
const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/**
 * Alipay's serial of a certificate: MD5 of the issuer's attributes, the last first, and the serial number in decimal.
 * https://opendocs.alipay.com/common/057aqe
 */
export function certificateSerial({ issuer, serialNumber }: X509Certificate): string {
  const written = issuer.split('\n').reverse().join(',')
  return createHash('md5')
    .update(`${written}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex')
}

/** Alipay's serial of its file of root certificates: those of the certificates with an RSA signature, in order. */
export function rootSerial(file: string): string {
  const certificates = [...file.matchAll(PEM)].map(([pem]) =>
    Buffer.from(pem.replace(/-----[^-]+-----/g, ''), 'base64'),
  )
  return certificates
    .filter((der) => RSA.test(AsnConvert.parse(der, Certificate).signatureAlgorithm.algorithm))
    .map((der) => certificateSerial(new X509Certificate(der)))
    .join('_')
}
