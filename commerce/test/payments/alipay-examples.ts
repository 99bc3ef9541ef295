/**
 * Examples that Alipay publishes for signing, verifying and certificates, with their sources.
 * Every key here is public; no private key of a merchant is copied. `confirmed` says what was reproduced with
 * `node:crypto` of Node 20.20: RSA2 is PKCS #1 v1.5 with SHA-256, so a signature has exactly one right value.
 * What is marked unconfirmed has no published key and shows the shape only.
 */

export interface SignedFields {
  source: string;
  what: string;
  /** PEM: a public key or a certificate. */
  verifyWith: string;
  /** Decoded values, without `sign`. */
  fields: Readonly<Record<string, string>>;
  /** The text that is signed: names in ASCII order, joined by & and =, values not encoded. */
  signedText: string;
  sign: string;
  /** The same signature is wrong for this text: it must be rejected. */
  wrongText: string;
  confirmed: boolean;
}

export interface SignedResponse {
  source: string;
  what: string;
  /** Undefined: no key is published for it. */
  verifyWith: string | undefined;
  body: string;
  member: string;
  /** The part of `body` that is signed, character for character. */
  signedText: string;
  confirmed: boolean;
}

export interface CertificateNumber {
  source: string;
  what: string;
  /** One or more certificates. */
  certificates: string;
  number: string;
  confirmed: boolean;
}

export interface CertificateChain {
  source: string;
  leaf: string;
  intermediate: string;
  /** The second certificate of the root file; the other three did not sign the intermediate. */
  root: string;
  confirmed: boolean;
}

const appCertificate2021003126695331 = `-----BEGIN CERTIFICATE-----
MIIEpTCCA42gAwIBAgIQICIEIK65XZGDUvGQgJ6iujANBgkqhkiG9w0BAQsFADCBgjELMAkGA1UE
BhMCQ04xFjAUBgNVBAoMDUFudCBGaW5hbmNpYWwxIDAeBgNVBAsMF0NlcnRpZmljYXRpb24gQXV0
aG9yaXR5MTkwNwYDVQQDDDBBbnQgRmluYW5jaWFsIENlcnRpZmljYXRpb24gQXV0aG9yaXR5IENs
YXNzIDEgUjEwHhcNMjIwNDIwMDgwOTQ0WhcNMjcwNDE5MDgwOTQ0WjBtMQswCQYDVQQGEwJDTjEh
MB8GA1UECgwY6JeP566x5r+A5rWL6K+V55qE5YWs5Y+4MQ8wDQYDVQQLDAZBbGlwYXkxKjAoBgNV
BAMMITIwODg0NDExNjgzNDY3NjItMjAyMTAwMzEyNjY5NTMzMTCCASIwDQYJKoZIhvcNAQEBBQAD
ggEPADCCAQoCggEBAIxfoGfOvrvRq4jQS93Jq8ewht5oLIEusnSS48wMgAkXwbpwd1WncbA4bSCd
LfA0HGg1QpL5C+SDqM7kgvwfYgcPGLWnUy1URpA/X9fka3Mr10e/6lNjPPEYRr4/wwoBR5GGWu4V
WJ/q/o4aUNmPSu6MFS9/2BDv3MWb1fEdObjMO82cAGiZT5+iQV2D/B11gEC6dgODRigIepjxCyjX
G/Sfj/Nhr6zX9Cpt3Y+xCwMd+Pa2pfqg9QwhGwtwtoPjB8P/vmRLfRJKkfZ1otmBP8+QdCyl7LVA
0Ygj0HvB3m+qV3ZFoSu+i/jj/YmWQBhxktutmYDrr2TKPowxTNWreuMCAwEAAaOCASkwggElMB8G
A1UdIwQYMBaAFHEH4gRhFuTl8mXrMQ/J4PQ8mtWRMB0GA1UdDgQWBBR9KxB328hOhj0/jHjQwK03
d2SOmDBABgNVHSAEOTA3MDUGB2CBHAFuAQEwKjAoBggrBgEFBQcCARYcaHR0cDovL2NhLmFsaXBh
eS5jb20vY3BzLnBkZjAOBgNVHQ8BAf8EBAMCBsAwLwYDVR0fBCgwJjAkoCKgIIYeaHR0cDovL2Nh
LmFsaXBheS5jb20vY3JsNjQuY3JsMGAGCCsGAQUFBwEBBFQwUjAoBggrBgEFBQcwAoYcaHR0cDov
L2NhLmFsaXBheS5jb20vY2E2LmNlcjAmBggrBgEFBQcwAYYaaHR0cDovL2NhLmFsaXBheS5jb206
ODM0MC8wDQYJKoZIhvcNAQELBQADggEBAEWCLW82cSx9cdbkBVWafHnM8I4/iuym8tQxqivSiGUH
HaLSZUvWBMV7DFfDKARUX1c01tdFfvAKGk10atKEXcONiaqIciuup7Zt2E6Wl6Ic5sMtKiony+/y
LGN9NDSOv6L3a8lrMA4yP5sYo5Im2kxQMM1ZeuDywAEhuRdRr1AD3VlidsuMMgqQ9hongOHUNyTs
z397ZpMlLK2NgLz7JLBhWMSplgnoFdYxulLZJftq+XBFpGXffdWttZ1STS4/blTSLYFw9b/w5XC+
xbcYdcmng1cSSXZ5Z8Qpi8AE4FD3eEl+IYosrlMwbNAr5umaVgQEl5miAu4PYZyc5tUpves=
-----END CERTIFICATE-----
`;

const notifyKey2019 = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv
3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7Yp
vI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcO
rxFYRlFilvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5r
DU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV
5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5
JwIDAQAB
-----END PUBLIC KEY-----
`;

const alipayPublicKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAk7LzhmMa2c4qQd4fqAqenfbuFoA7stPKvoS1LrZEsVnOOGUUjwoa1oU9xsSPjcOWhIerU/VAN4J95GIAXx59ipcleIyfLn2FhHXPgLJpvo+b2jJFyn/1/DbeJDh+0yDVAOf50Z7HhI0mdUhFMkXlT7BU0ZMtJf/TmISFEfhDU/w6qFd6D42L97byAkq0K6LroglSVF24GqJEa7hSeUIkZWj7RasykXrc2uVJ1+ejkXE0LyPxa2AHykMGbJLf5SiZvaNzUZgnKIR36mLOHpQ/2JCXxhXZYUWHzy0kMH54JcUEeksFWBYLGvLjV1phbcUIc3Q76tIuqApY6E222OoZZQIDAQAB
-----END PUBLIC KEY-----
`;

const appCertificate2021001161683774 = `-----BEGIN CERTIFICATE-----
MIIEsTCCA5mgAwIBAgIQICAFGGIDnUCQiXuk1RwhJjANBgkqhkiG9w0BAQsFADCBgjELMAkGA1UE
BhMCQ04xFjAUBgNVBAoMDUFudCBGaW5hbmNpYWwxIDAeBgNVBAsMF0NlcnRpZmljYXRpb24gQXV0
aG9yaXR5MTkwNwYDVQQDDDBBbnQgRmluYW5jaWFsIENlcnRpZmljYXRpb24gQXV0aG9yaXR5IENs
YXNzIDEgUjEwHhcNMjAwNTE4MDUyODQ3WhcNMjIwNTE4MDUyODQ3WjB5MQswCQYDVQQGEwJDTjEt
MCsGA1UECgwk5p2t5bee54SV5pet5L+h5oGv5oqA5pyv5pyJ6ZmQ5YWs5Y+4MQ8wDQYDVQQLDAZB
bGlwYXkxKjAoBgNVBAMMITIwODg4MzEyMDQ2NTkyMTctMjAyMTAwMTE2MTY4Mzc3NDCCASIwDQYJ
KoZIhvcNAQEBBQADggEPADCCAQoCggEBAJxb57A3/QC/2oDPcZrqWKPs/2qjVlY/x00s3OWa0Cnh
ftO/4tk33cuVEwaQW7b/KbeyfmZ7p8SoxJ9UBDASDACq4TGgR0hFFIIT1FCjeUe8owXyaQsjbKL/
6woXKHHOAaNCY42d9uKZ0ZAyeyX4gF+eEWVmobkDjUAYi6FdL/zyogbrKrYFibmKbTjuVocvlZN2
2R6CEJHCSnc3lw+Ya9NVe7DDx05B8MUQMPBZe9ZhvQb2D75bniV1i4clv/lezKdWyT//d/dIpGVx
4tt92bMwt//UeFG2jLTWJG6h9bv6RCp4O7NFwE4IVMsJhoFTQKEatBx5wsfbYUC3Ivuo2/MCAwEA
AaOCASkwggElMB8GA1UdIwQYMBaAFHEH4gRhFuTl8mXrMQ/J4PQ8mtWRMB0GA1UdDgQWBBSXl4+T
1U+ja4hCST3DlTQAAKQ/tTBABgNVHSAEOTA3MDUGB2CBHAFuAQEwKjAoBggrBgEFBQcCARYcaHR0
cDovL2NhLmFsaXBheS5jb20vY3BzLnBkZjAOBgNVHQ8BAf8EBAMCBsAwLwYDVR0fBCgwJjAkoCKg
IIYeaHR0cDovL2NhLmFsaXBheS5jb20vY3JsNDEuY3JsMGAGCCsGAQUFBwEBBFQwUjAoBggrBgEF
BQcwAoYcaHR0cDovL2NhLmFsaXBheS5jb20vY2E2LmNlcjAmBggrBgEFBQcwAYYaaHR0cDovL2Nh
LmFsaXBheS5jb206ODM0MC8wDQYJKoZIhvcNAQELBQADggEBALeeTrnXKUYapQ/ig9MB4h9KoP3g
27BVJwOxYaIqWxm6iDvOr/Ju+/8QKygnH6dM3+6+pShCdHsCFaSAQM4gUwxS4F1PcISjKs3LQ6Q8
eWHZMV9w292DOzFRNUoMmgI2yAGOW6DxmnNDFxbVjzcABsrjOmoqso5c4y82K7cl9AfvTm+ThOC3
wPQqTiLOZ6xoSL8pO4V+BkPrJTKJNqX0cVPm+QLP+TC411GTjrmz2nv1OPEVSTey5HaB6HWQeDz7
hGnbipZswfCRHRiu42+4pQZw+3rQ6uRzSPMpxgk7RaBWexybrqRk6ZfyXMcxJvNDWWk/EQlzLL8S
RuJzW8kcFrE=
-----END CERTIFICATE-----
`;

const alipayCertificate2020 = `-----BEGIN CERTIFICATE-----
MIIDsjCCApqgAwIBAgIQICAFFOY8L+BNU4cW/iE1izANBgkqhkiG9w0BAQsFADCBgjELMAkGA1UE
BhMCQ04xFjAUBgNVBAoMDUFudCBGaW5hbmNpYWwxIDAeBgNVBAsMF0NlcnRpZmljYXRpb24gQXV0
aG9yaXR5MTkwNwYDVQQDDDBBbnQgRmluYW5jaWFsIENlcnRpZmljYXRpb24gQXV0aG9yaXR5IENs
YXNzIDIgUjEwHhcNMjAwNTE0MTQ0MjAxWhcNMjIwNTE0MTQ0MjAxWjCBkjELMAkGA1UEBhMCQ04x
LTArBgNVBAoMJOadreW3nueEleaXreS/oeaBr+aKgOacr+aciemZkOWFrOWPuDEPMA0GA1UECwwG
QWxpcGF5MUMwQQYDVQQDDDrmlK/ku5jlrp0o5Lit5Zu9Kee9kee7nOaKgOacr+aciemZkOWFrOWP
uC0yMDg4ODMxMjA0NjU5MjE3MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAhoVesfcG
vUv1XvUndmX0rmSZ/2posJBCooySbSVFpV79RtHMzrVz2aKkC3WvOXeT5iNeQK4mK8gp3vNkWrHT
kQGx5BcmkeO1WS384CQde7dAS0gmxeFs5bs+cCQqV2A2c2R9/5rJMtFtp1Ot/rIiMBUn6Ei0Uozt
M7AneavqQEzSwYlCKNhPFFtHCiz7u4O5R9CIyvUmYr+zpem2HXBN9ygPAZ0aXBQipGbc45+G07ZC
NsmY4hV/Igya1aBf+Ye8p10Ew8uBBri0sIknhSC2LqKKy2IH1fO6q1d1jhN240QRHvbpRNv60kAf
ZsEulBASBrCMBi49NiJyr5nre7SNywIDAQABoxIwEDAOBgNVHQ8BAf8EBAMCA/gwDQYJKoZIhvcN
AQELBQADggEBAEx9T99X9NhDZYXDftc0wH0Tc5OVRIqWTYBN/KEP1df+Ix5djcDrUUcXJMvprMw3
frUymgJsf7YUgZ1+dMz+Gup5dCH3qUu/5c9R3d8senb4wCiYR2FpJ3WGIONwInNQTs04a2wM4JIM
CdCYWC/H1hdvNl9V4pYeMckTruSnPmJlL6E/pNF5AuIYP5AswZSOhASIQzt5Rr6QDz/YVGi2/6al
5Bknm2f9dmsZbWDapKDrlJ3Ny2B0SZ0H47Y7lRlaVNe+Jj1jsrv16ONk1XLt71jyWyPAIlITLcyX
mMtT1IympPFRxBIngEImjGt6d1VUtkf61Cjpr0bRRDoZXvWRv5U=
-----END CERTIFICATE-----
`;

const chainRoot = `-----BEGIN CERTIFICATE-----
MIIF0zCCA7ugAwIBAgIIH8+hjWpIDREwDQYJKoZIhvcNAQELBQAwejELMAkGA1UE
BhMCQ04xFjAUBgNVBAoMDUFudCBGaW5hbmNpYWwxIDAeBgNVBAsMF0NlcnRpZmlj
YXRpb24gQXV0aG9yaXR5MTEwLwYDVQQDDChBbnQgRmluYW5jaWFsIENlcnRpZmlj
YXRpb24gQXV0aG9yaXR5IFIxMB4XDTE4MDMyMTEzNDg0MFoXDTM4MDIyODEzNDg0
MFowejELMAkGA1UEBhMCQ04xFjAUBgNVBAoMDUFudCBGaW5hbmNpYWwxIDAeBgNV
BAsMF0NlcnRpZmljYXRpb24gQXV0aG9yaXR5MTEwLwYDVQQDDChBbnQgRmluYW5j
aWFsIENlcnRpZmljYXRpb24gQXV0aG9yaXR5IFIxMIICIjANBgkqhkiG9w0BAQEF
AAOCAg8AMIICCgKCAgEAtytTRcBNuur5h8xuxnlKJetT65cHGemGi8oD+beHFPTk
rUTlFt9Xn7fAVGo6QSsPb9uGLpUFGEdGmbsQ2q9cV4P89qkH04VzIPwT7AywJdt2
xAvMs+MgHFJzOYfL1QkdOOVO7NwKxH8IvlQgFabWomWk2Ei9WfUyxFjVO1LVh0Bp
dRBeWLMkdudx0tl3+21t1apnReFNQ5nfX29xeSxIhesaMHDZFViO/DXDNW2BcTs6
vSWKyJ4YIIIzStumD8K1xMsoaZBMDxg4itjWFaKRgNuPiIn4kjDY3kC66Sl/6yTl
YUz8AybbEsICZzssdZh7jcNb1VRfk79lgAprm/Ktl+mgrU1gaMGP1OE25JCbqli1
Pbw/BpPynyP9+XulE+2mxFwTYhKAwpDIDKuYsFUXuo8t261pCovI1CXFzAQM2w7H
DtA2nOXSW6q0jGDJ5+WauH+K8ZSvA6x4sFo4u0KNCx0ROTBpLif6GTngqo3sj+98
SZiMNLFMQoQkjkdN5Q5g9N6CFZPVZ6QpO0JcIc7S1le/g9z5iBKnifrKxy0TQjtG
PsDwc8ubPnRm/F82RReCoyNyx63indpgFfhN7+KxUIQ9cOwwTvemmor0A+ZQamRe
9LMuiEfEaWUDK+6O0Gl8lO571uI5onYdN1VIgOmwFbe+D8TcuzVjIZ/zvHrAGUcC
AwEAAaNdMFswCwYDVR0PBAQDAgEGMAwGA1UdEwQFMAMBAf8wHQYDVR0OBBYEFF90
tATATwda6uWx2yKjh0GynOEBMB8GA1UdIwQYMBaAFF90tATATwda6uWx2yKjh0Gy
nOEBMA0GCSqGSIb3DQEBCwUAA4ICAQCVYaOtqOLIpsrEikE5lb+UARNSFJg6tpkf
tJ2U8QF/DejemEHx5IClQu6ajxjtu0Aie4/3UnIXop8nH/Q57l+Wyt9T7N2WPiNq
JSlYKYbJpPF8LXbuKYG3BTFTdOVFIeRe2NUyYh/xs6bXGr4WKTXb3qBmzR02FSy3
IODQw5Q6zpXj8prYqFHYsOvGCEc1CwJaSaYwRhTkFedJUxiyhyB5GQwoFfExCVHW
05ZFCAVYFldCJvUzfzrWubN6wX0DD2dwultgmldOn/W/n8at52mpPNvIdbZb2F41
T0YZeoWnCJrYXjq/32oc1cmifIHqySnyMnavi75DxPCdZsCOpSAT4j4lAQRGsfgI
kkLPGQieMfNNkMCKh7qjwdXAVtdqhf0RVtFILH3OyEodlk1HYXqX5iE5wlaKzDop
PKwf2Q3BErq1xChYGGVS+dEvyXc/2nIBlt7uLWKp4XFjqekKbaGaLJdjYP5b2s7N
1dM0MXQ/f8XoXKBkJNzEiM3hfsU6DOREgMc1DIsFKxfuMwX3EkVQM1If8ghb6x5Y
jXayv+NLbidOSzk4vl5QwngO/JYFMkoc6i9LNwEaEtR9PhnrdubxmrtM+RjfBm02
77q3dSWFESFQ4QxYWew4pHE0DpWbWy/iMIKQ6UZ5RLvB8GEcgt8ON7BBJeMc+Dyi
kT9qhqn+lw==
-----END CERTIFICATE-----
`;

const rootFile = `-----BEGIN CERTIFICATE-----
MIIBszCCAVegAwIBAgIIaeL+wBcKxnswDAYIKoEcz1UBg3UFADAuMQswCQYDVQQG
EwJDTjEOMAwGA1UECgwFTlJDQUMxDzANBgNVBAMMBlJPT1RDQTAeFw0xMjA3MTQw
MzExNTlaFw00MjA3MDcwMzExNTlaMC4xCzAJBgNVBAYTAkNOMQ4wDAYDVQQKDAVO
UkNBQzEPMA0GA1UEAwwGUk9PVENBMFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAE
MPCca6pmgcchsTf2UnBeL9rtp4nw+itk1Kzrmbnqo05lUwkwlWK+4OIrtFdAqnRT
V7Q9v1htkv42TsIutzd126NdMFswHwYDVR0jBBgwFoAUTDKxl9kzG8SmBcHG5Yti
W/CXdlgwDAYDVR0TBAUwAwEB/zALBgNVHQ8EBAMCAQYwHQYDVR0OBBYEFEwysZfZ
MxvEpgXBxuWLYlvwl3ZYMAwGCCqBHM9VAYN1BQADSAAwRQIgG1bSLeOXp3oB8H7b
53W+CKOPl2PknmWEq/lMhtn25HkCIQDaHDgWxWFtnCrBjH16/W3Ezn7/U/Vjo5xI
pDoiVhsLwg==
-----END CERTIFICATE-----

${chainRoot}
-----BEGIN CERTIFICATE-----
MIICiDCCAgygAwIBAgIIQX76UsB/30owDAYIKoZIzj0EAwMFADB6MQswCQYDVQQG
EwJDTjEWMBQGA1UECgwNQW50IEZpbmFuY2lhbDEgMB4GA1UECwwXQ2VydGlmaWNh
dGlvbiBBdXRob3JpdHkxMTAvBgNVBAMMKEFudCBGaW5hbmNpYWwgQ2VydGlmaWNh
dGlvbiBBdXRob3JpdHkgRTEwHhcNMTkwNDI4MTYyMDQ0WhcNNDkwNDIwMTYyMDQ0
WjB6MQswCQYDVQQGEwJDTjEWMBQGA1UECgwNQW50IEZpbmFuY2lhbDEgMB4GA1UE
CwwXQ2VydGlmaWNhdGlvbiBBdXRob3JpdHkxMTAvBgNVBAMMKEFudCBGaW5hbmNp
YWwgQ2VydGlmaWNhdGlvbiBBdXRob3JpdHkgRTEwdjAQBgcqhkjOPQIBBgUrgQQA
IgNiAASCCRa94QI0vR5Up9Yr9HEupz6hSoyjySYqo7v837KnmjveUIUNiuC9pWAU
WP3jwLX3HkzeiNdeg22a0IZPoSUCpasufiLAnfXh6NInLiWBrjLJXDSGaY7vaokt
rpZvAdmjXTBbMAsGA1UdDwQEAwIBBjAMBgNVHRMEBTADAQH/MB0GA1UdDgQWBBRZ
4ZTgDpksHL2qcpkFkxD2zVd16TAfBgNVHSMEGDAWgBRZ4ZTgDpksHL2qcpkFkxD2
zVd16TAMBggqhkjOPQQDAwUAA2gAMGUCMQD4IoqT2hTUn0jt7oXLdMJ8q4vLp6sg
wHfPiOr9gxreb+e6Oidwd2LDnC4OUqCWiF8CMAzwKs4SnDJYcMLf2vpkbuVE4dTH
Rglz+HGcTLWsFs4KxLsq7MuU+vJTBUeDJeDjdA==
-----END CERTIFICATE-----

-----BEGIN CERTIFICATE-----
MIIDxTCCAq2gAwIBAgIUEMdk6dVgOEIS2cCP0Q43P90Ps5YwDQYJKoZIhvcNAQEF
BQAwajELMAkGA1UEBhMCQ04xEzARBgNVBAoMCmlUcnVzQ2hpbmExHDAaBgNVBAsM
E0NoaW5hIFRydXN0IE5ldHdvcmsxKDAmBgNVBAMMH2lUcnVzQ2hpbmEgQ2xhc3Mg
MiBSb290IENBIC0gRzMwHhcNMTMwNDE4MDkzNjU2WhcNMzMwNDE4MDkzNjU2WjBq
MQswCQYDVQQGEwJDTjETMBEGA1UECgwKaVRydXNDaGluYTEcMBoGA1UECwwTQ2hp
bmEgVHJ1c3QgTmV0d29yazEoMCYGA1UEAwwfaVRydXNDaGluYSBDbGFzcyAyIFJv
b3QgQ0EgLSBHMzCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBAOPPShpV
nJbMqqCw6Bz1kehnoPst9pkr0V9idOwU2oyS47/HjJXk9Rd5a9xfwkPO88trUpz5
4GmmwspDXjVFu9L0eFaRuH3KMha1Ak01citbF7cQLJlS7XI+tpkTGHEY5pt3EsQg
wykfZl/A1jrnSkspMS997r2Gim54cwz+mTMgDRhZsKK/lbOeBPpWtcFizjXYCqhw
WktvQfZBYi6o4sHCshnOswi4yV1p+LuFcQ2ciYdWvULh1eZhLxHbGXyznYHi0dGN
z+I9H8aXxqAQfHVhbdHNzi77hCxFjOy+hHrGsyzjrd2swVQ2iUWP8BfEQqGLqM1g
KgWKYfcTGdbPB1MCAwEAAaNjMGEwHQYDVR0OBBYEFG/oAMxTVe7y0+408CTAK8hA
uTyRMB8GA1UdIwQYMBaAFG/oAMxTVe7y0+408CTAK8hAuTyRMA8GA1UdEwEB/wQF
MAMBAf8wDgYDVR0PAQH/BAQDAgEGMA0GCSqGSIb3DQEBBQUAA4IBAQBLnUTfW7hp
emMbuUGCk7RBswzOT83bDM6824EkUnf+X0iKS95SUNGeeSWK2o/3ALJo5hi7GZr3
U8eLaWAcYizfO99UXMRBPw5PRR+gXGEronGUugLpxsjuynoLQu8GQAeysSXKbN1I
UugDo9u8igJORYA+5ms0s5sCUySqbQ2R5z/GoceyI9LdxIVa1RjVX8pYOj8JFwtn
DJN3ftSFvNMYwRuILKuqUYSHc2GPYiHVflDh5nDymCMOQFcFG3WsEuB+EYQPFgIU
1DHmdZcz7Llx8UOZXX2JupWCYzK1XhJb+r4hK5ncf/w8qGtYlmyJpxk3hr1TfUJX
Yf4Zr0fJsGuv
-----END CERTIFICATE-----
`;

const chainLeaf = `-----BEGIN CERTIFICATE-----
MIIDuzCCAqOgAwIBAgIQIBkJJUfuNECNECzJ3bwjnjANBgkqhkiG9w0BAQsFADCB
gjELMAkGA1UEBhMCQ04xFjAUBgNVBAoMDUFudCBGaW5hbmNpYWwxIDAeBgNVBAsM
F0NlcnRpZmljYXRpb24gQXV0aG9yaXR5MTkwNwYDVQQDDDBBbnQgRmluYW5jaWFs
IENlcnRpZmljYXRpb24gQXV0aG9yaXR5IENsYXNzIDIgUjEwHhcNMTkwOTI1MTMw
NDI1WhcNMjEwOTI0MTMwNDI1WjCBmzELMAkGA1UEBhMCQ04xNjA0BgNVBAoMLeaU
r+S7mOWune+8iOadreW3nu+8ieS/oeaBr+aKgOacr+aciemZkOWFrOWPuDEPMA0G
A1UECwwGQWxpcGF5MUMwQQYDVQQDDDrmlK/ku5jlrp0o5Lit5Zu9Kee9kee7nOaK
gOacr+aciemZkOWFrOWPuC0yMDg4NDMxNjQxMDgzNjgyMIIBIjANBgkqhkiG9w0B
AQEFAAOCAQ8AMIIBCgKCAQEAumX1EaLM4ddn1Pia4SxTRb62aVYxU8I2mHMqrcpQ
U6F01mIO/DjY7R4xUWcLi0I2oH/BK/WhckEDCFsGrT7mO+JX8K4sfaWZx1aDGs0m
25wOCNjp+DCVBXotXSCurqgGI/9UrY+QydYDnsl4jB65M3p8VilF93MfS01omEDj
UW+1MM4o3FP0khmcKsoHnYGs21btEeh0LK1gnnTDlou6Jwv3Ew36CbCNY2cYkuyP
AW0j47XqzhWJ7awAx60fwgNBq6ZOEPJnODqH20TAdTLNxPSl4qGxamjBO+RuInBy
+Bc2hFHq3pNv6hTAfktggRKkKzDlDEUwgSLE7d2eL7P6rwIDAQABoxIwEDAOBgNV
HQ8BAf8EBAMCA/gwDQYJKoZIhvcNAQELBQADggEBADVvbb07UgrqK1vbIg62OYve
xAtZ4UXB0IE8u5Qd5LflfJn9iC/HjuLSJ3K3oivdrqFe/6aLHSRpNmH2Qt9WdDKv
jT5WXqpn6MBxKWqApKgXazIRIAqDmm0G++If7Y8jxWBCloHe7CAXlKfDW/w6aZ+s
z5cnJn2SAFobwJWu8pUjDPZAKTOIrFIM+zXAnc238oiC5Nu1YVH6D53Df6dZ85/2
S/JxnG23tt3KH+p0oauZqnxpatuzm7WdkJo4DhzqlgKwRhBmCHPv/+05a0+uuij3
+ZUZ3DkanbNxW6nwlb+FAwP+BjfamslPn1ATzvAA4aBqxwNGEqAJCAU83HODTz8=
-----END CERTIFICATE-----
`;

const chainIntermediate = `-----BEGIN CERTIFICATE-----
MIIE4jCCAsqgAwIBAgIIYsSr5bKAMl8wDQYJKoZIhvcNAQELBQAwejELMAkGA1UE
BhMCQ04xFjAUBgNVBAoMDUFudCBGaW5hbmNpYWwxIDAeBgNVBAsMF0NlcnRpZmlj
YXRpb24gQXV0aG9yaXR5MTEwLwYDVQQDDChBbnQgRmluYW5jaWFsIENlcnRpZmlj
YXRpb24gQXV0aG9yaXR5IFIxMB4XDTE4MDMyMjE0MzQxNVoXDTM3MTEyNjE0MzQx
NVowgYIxCzAJBgNVBAYTAkNOMRYwFAYDVQQKDA1BbnQgRmluYW5jaWFsMSAwHgYD
VQQLDBdDZXJ0aWZpY2F0aW9uIEF1dGhvcml0eTE5MDcGA1UEAwwwQW50IEZpbmFu
Y2lhbCBDZXJ0aWZpY2F0aW9uIEF1dGhvcml0eSBDbGFzcyAyIFIxMIIBIjANBgkq
hkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsLMfYaoRoPRbmDcAfXPCmKf43pWRN5yT
Xa/KJWO0l+mrgQvs89bANEvbDUxlkGwycwtwi5DgBuBgVhLliXu+R9CYgr2dXs8D
8Hx/gsggDcyGPLmVrDOnL+dyeauheARZfA3du60fwEwwbGcVIpIxPa/4n3IS/Elx
Qa6DNgqxh8J9Xwh7qMGl0JK9+bALuxf7B541Gr4p0WENG8fhgjBV4w4ut9eQLOoa
1eddOUSZcy46Z7allwowwgt7b5VFfx/P1iKJ3LzBMgkCK7GZ2kiLrL7RiqV+h482
J7hkJD+ardoc6LnrHO/hIZymDxok+VH9fVeUdQa29IZKrIDVj65THQIDAQABo2Mw
YTAfBgNVHSMEGDAWgBRfdLQEwE8HWurlsdsio4dBspzhATAdBgNVHQ4EFgQUSqHk
YINtUSAtDPnS8XoyoP9p7qEwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMC
AQYwDQYJKoZIhvcNAQELBQADggIBAIQ8TzFy4bVIVb8+WhHKCkKNPcJe2EZuIcqv
Roi727lZTJOfYy/JzLtckyZYfEI8J0lasZ29wkTta1IjSo+a6XdhudU4ONVBrL70
U8Kzntplw/6TBNbLFpp7taRALjUgbCOk4EoBMbeCL0GiYYsTS0mw7xdySzmGQku4
GTyqutIGPQwKxSj9iSFw1FCZqr4VP4tyXzMUgc52SzagA6i7AyLedd3tbS6lnR5B
L+W9Kx9hwT8L7WANAxQzv/jGldeuSLN8bsTxlOYlsdjmIGu/C9OWblPYGpjQQIRy
vs4Cc/mNhrh+14EQgwuemIIFDLOgcD+iISoN8CqegelNcJndFw1PDN6LkVoiHz9p
7jzsge8RKay/QW6C03KNDpWZEUCgCUdfHfo8xKeR+LL1cfn24HKJmZt8L/aeRZwZ
1jwePXFRVtiXELvgJuM/tJDIFj2KD337iV64fWcKQ/ydDVGqfDZAdcU4hQdsrPWE
NwPTQPfVPq2NNLMyIH9+WKx9Ed6/WzeZmIy5ZWpX1TtTolo6OJXQFeItMAjHxW/Z
SZTok5IS3FuRhExturaInnzjYpx50a6kS34c5+c8hYq7sAtZ/CNLZmBnBCFDaMQq
T8xFZJ5uolUaSeXxg7JFY1QsYp5RKvj4SjFwCGKJ2+hPPe9UyyltxOidNtxjaknO
CeBHytOr
-----END CERTIFICATE-----
`;

/** A request is signed by the merchant WITH `sign_type`. */
export const requestSignature: SignedFields = {
  source:
    'alipay/alipay-sdk-java-all:v2/src/test/java/com/alipay/api/RSACheckTest.java (certificate: v2/src/test/resources/fixture/appCertPublicKey_2021003126695331.crt, which names a later app but holds the same key)',
  what: 'A merchant signature over the fields of a request.',
  verifyWith: appCertificate2021003126695331,
  fields: {
    app_id: '2019090366875133',
    method: 'koubei.marketing.data.indicator.query',
    sign_type: 'RSA2',
  },
  signedText: 'app_id=2019090366875133&method=koubei.marketing.data.indicator.query&sign_type=RSA2',
  sign: 'NQHIJKRCoCJCUXqzzK8WUtA/58m4/e3NGLutUFxFUD8udlauzRCgCINxDqs3atXrJ8KeSxpf8IU8nrnK7qzCQiYdj2XjfkXDrZllPEXlrelHitj9qpPqMXlAbP1HArNlBTpaGmq6hwvf/W50O/8kOjPEpmdpFcYZrlR/aA3uwdiOXHGNfd6p2wA7JjHiLQtPXGVm2oLLp+HDEtdhqxs66Br4bTQZPrQNKJrhqRcqwTzA5ZyDMQK724ECTYBI/+8PEvFCpi4Ny6piO78clFE/bSAuKCdhbivBzWDYkvmQymq0M86W3usljVENbnOyBatl7/y4f7S53Ht/yBmO/f+gYg==',
  wrongText: 'app_id=2019090366875133&method=koubei.marketing.data.indicator.query',
  confirmed: true,
};

/** Chinese text is signed as UTF-8, not encoded. */
export const requestSignatureChinese: SignedFields = {
  source:
    'alipay/alipay-sdk-java-all:v2/src/test/java/com/alipay/api/RSACheckTest.java (certificate: v2/src/test/resources/fixture/appCertPublicKey_2021003126695331.crt, which names a later app but holds the same key)',
  what: 'A merchant signature over fields with Chinese text.',
  verifyWith: appCertificate2021003126695331,
  fields: {
    app_id: '2019090366875133',
    extra: '中文测试',
    method: 'koubei.marketing.data.indicator.query',
    sign_type: 'RSA2',
  },
  signedText:
    'app_id=2019090366875133&extra=中文测试&method=koubei.marketing.data.indicator.query&sign_type=RSA2',
  sign: 'LhPRG5h6xo8Pk1tFIbiCt2S81S3jvDs5is9yO8uH87kVY0vpnOuxGgauKim9SnFGGxGmhQY4TJSrASlW6NsML2qIaxqsSFTNVUbct7MgdBBKqkoORNOq1gpLIymyI+G88qDaodOXkEAtUNYm4I6r1wkJVvdumrmRoHg8GcLpP//3J3hNELIJB2SC5SJ2pe4als+Psmjpd5xyK/qgDXf2qTmBooA0z673xqxjtd8H1FBlUCnGmTG3ClnGatmfjxIL0HF+PLyrmqzDO8UOjod0Kh2SwxH7zQikhr4VUihQ04MrP08nsGKjIPvZFAZiW7dnchVr4I/Tid0cbuthjmoWyw==',
  wrongText: 'app_id=2019090366875133&extra=中文测试&method=koubei.marketing.data.indicator.query',
  confirmed: true,
};

/** A payment notification is signed by Alipay WITHOUT `sign_type`. `fund_bill_list` is the text as it arrives. */
export const tradeNotification: SignedFields = {
  source: 'alipay/alipay-sdk-nodejs-all:test/alipay.test.ts, "verify sign should delete sign_type"',
  what: 'A notification of a payment, as decoded from the form.',
  verifyWith: notifyKey2019,
  fields: {
    gmt_create: '2019-08-15 15:56:22',
    charset: 'utf-8',
    seller_email: 'z97-yuquerevenue@service.aliyun.com',
    subject: '语雀空间 500人规模',
    buyer_id: '2088102534368455',
    invoice_amount: '0.10',
    notify_id: '2019081500222155624068450559358070',
    fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
    notify_type: 'trade_status_sync',
    trade_status: 'TRADE_SUCCESS',
    receipt_amount: '0.10',
    buyer_pay_amount: '0.10',
    app_id: '2019073166072302',
    seller_id: '2088531891668739',
    gmt_payment: '2019-08-15 15:56:24',
    notify_time: '2019-08-15 15:56:25',
    version: '1.0',
    out_trade_no: '20190815155618536-564-57',
    total_amount: '0.10',
    trade_no: '2019081522001468450512505578',
    auth_app_id: '2019073166072302',
    buyer_logon_id: 'xud***@126.com',
    point_amount: '0.00',
    sign_type: 'RSA2',
  },
  signedText:
    'app_id=2019073166072302&auth_app_id=2019073166072302&buyer_id=2088102534368455&buyer_logon_id=xud***@126.com&buyer_pay_amount=0.10&charset=utf-8&fund_bill_list=[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]&gmt_create=2019-08-15 15:56:22&gmt_payment=2019-08-15 15:56:24&invoice_amount=0.10&notify_id=2019081500222155624068450559358070&notify_time=2019-08-15 15:56:25&notify_type=trade_status_sync&out_trade_no=20190815155618536-564-57&point_amount=0.00&receipt_amount=0.10&seller_email=z97-yuquerevenue@service.aliyun.com&seller_id=2088531891668739&subject=语雀空间 500人规模&total_amount=0.10&trade_no=2019081522001468450512505578&trade_status=TRADE_SUCCESS&version=1.0',
  sign: 'QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==',
  wrongText:
    'app_id=2019073166072302&auth_app_id=2019073166072302&buyer_id=2088102534368455&buyer_logon_id=xud***@126.com&buyer_pay_amount=0.10&charset=utf-8&fund_bill_list=[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]&gmt_create=2019-08-15 15:56:22&gmt_payment=2019-08-15 15:56:24&invoice_amount=0.10&notify_id=2019081500222155624068450559358070&notify_time=2019-08-15 15:56:25&notify_type=trade_status_sync&out_trade_no=20190815155618536-564-57&point_amount=0.00&receipt_amount=0.10&seller_email=z97-yuquerevenue@service.aliyun.com&seller_id=2088531891668739&sign_type=RSA2&subject=语雀空间 500人规模&total_amount=0.10&trade_no=2019081522001468450512505578&trade_status=TRADE_SUCCESS&version=1.0',
  confirmed: true,
};

/** `signedText` of all of them was reproduced by a scanner that knows strings and brackets; the signature only where `confirmed`. */
export const responses: readonly SignedResponse[] = [
  {
    source: 'alipay/alipay-sdk-nodejs-all:test/alipay.test.ts (key: test/fixtures/alipay-public-key.pem)',
    what: 'A real answer in key mode.',
    verifyWith: alipayPublicKey,
    body: '{"alipay_open_file_upload_response":{"code":"10000","msg":"Success","file_id":"CAxAToWB1JsAAAAAAAAAAAAADgSLAQBr"},"sign":"F+LDzpTNiavn7xVZPGuPCSSVRSmWzJGgtuji6tVELGEaqMaNj0jRKXUEr5nloZJBBmwEnddOyCjjepMmrTKTvoOqQ0Efxpr/R1iEeHTHVbb/Q8TTh6Up5gHJDkILdaWS2q1cWeQ6VT+HQY9P3WRXS7uhILHuDODIhpAyCu5KhWGt0rMCIG+Im6NODJP2oohtSCtmTFXg58HH587Z2y2bdbjzOxLvzD9IrU1imghXQ2S/Q+wMIvRk9on6cWnBLkrNvJKapA2ReNGWOwyuASvB9zDVzhMPbR+3mfRGkVDxsq5HYLjBKGskJMXHw0HuugZij6ScRuaLPODhmHwr/pJ9yw=="}',
    member: 'alipay_open_file_upload_response',
    signedText: '{"code":"10000","msg":"Success","file_id":"CAxAToWB1JsAAAAAAAAAAAAADgSLAQBr"}',
    confirmed: true,
  },
  {
    source: 'alipay/alipay-sdk-nodejs-all:test/alipay.test.ts',
    what: 'Escaped slashes stay as they are. No published key fits the signature.',
    verifyWith: undefined,
    body: '{"alipay_offline_material_image_upload_response":{"code":"10000","msg":"Success","image_id":"1ni-WScMQcWsJRE2AYCo9AAAACMAAQED","image_url":"http:\\/\\/oalipay-dl-django.alicdn.com\\/rest\\/1.0\\/image?fileIds=1ni-WScMQcWsJRE2AYCo9AAAACMAAQED&zoom=original"},"sign":"K7s88WHQO91LPY+QGbdRtr3rXQWUxDEKvPrVsLfy+r9R4CSK1qbvHkrJ9DXwzm0pdTQPP8xbLl6rSsOiq33f32ZOhX/XzMbOfiC3OLnHHVaH7+rneNopUj1sZQDvz+dUoIMYSQHFLEECKADiJ66S8i5gXD1Hne7aj0b/1LYGPhtxbJdkT8OTDjxd/X/HmVy5xjZShOnM3WcwxUVNyqdOE2BEZbS8Q8P4W20PP/EhZ31N4mOIsCuUNiikhU0tnwjH2pHcv/fh7wzqkEhn1gIHc13o9O7xi4w1hHdQV811bn+n8d+98o+ETClebBQieqA+irBQaXvYTmZi3H+8RJiGwA=="}',
    member: 'alipay_offline_material_image_upload_response',
    signedText:
      '{"code":"10000","msg":"Success","image_id":"1ni-WScMQcWsJRE2AYCo9AAAACMAAQED","image_url":"http:\\/\\/oalipay-dl-django.alicdn.com\\/rest\\/1.0\\/image?fileIds=1ni-WScMQcWsJRE2AYCo9AAAACMAAQED&zoom=original"}',
    confirmed: false,
  },
  {
    source: 'alipay/alipay-sdk-nodejs-all:test/exec.test.ts',
    what: 'Certificate mode: alipay_cert_sn lies between answer and sign. Its certificate is published encrypted only.',
    verifyWith: undefined,
    body: '{"alipay_open_mock_response":{"msg":"Success","result":"","code":"10000"},"alipay_cert_sn":"4538e7d736df316c15435d5f9d3a8a1f","sign":"IGMZhrPRYzaOGkmibUXF34o262YUaotyi6VzJ6EOsp+MOAg7ywRJI7UN11Xs1i5jI48Borv/i4tH6yiqXJshDRJh6cGyj6wcoZHgiYfwstqtn/6TEVbWxeyLimGG3CX0C76yKAmn/ZMlI+RtOYSz0KCTaGDvlZf6Esp1KnUKfLbzQhZ1sX5o1Tva6L7c8TXOFgK42kkjGvRfGzXKEg4B1CyG2hQZqL6mICgcOIkwAwojmD7UWSwC2a3G6XG9Q5oqi+05ZWldBk+psha2j7FTvYQikAYb7zmvDSE3bNBBh8ekDwrUVGESM4pgUXqMWUlVroiCAC85Zei3A6krREg7Zw=="}',
    member: 'alipay_open_mock_response',
    signedText: '{"msg":"Success","result":"","code":"10000"}',
    confirmed: false,
  },
  {
    source:
      'alipay/alipay-sdk-java-all:v2/src/test/java/com/alipay/api/internal/util/AlipaySignatureTest.java (sign shortened)',
    what: 'Normal answer.',
    verifyWith: undefined,
    body: '{"alipay_trade_create_response":{"code":"10000","msg":"Success","out_trade_no":"20150320010101001","trade_no":"2019062322001446881000041395"},"sign":"TS355N0QjK1r9GyD4YOsG5esszSUhESgwu1q5"}',
    member: 'alipay_trade_create_response',
    signedText:
      '{"code":"10000","msg":"Success","out_trade_no":"20150320010101001","trade_no":"2019062322001446881000041395"}',
    confirmed: false,
  },
  {
    source:
      'alipay/alipay-sdk-java-all:v2/src/test/java/com/alipay/api/internal/util/AlipaySignatureTest.java (sign shortened)',
    what: 'Paired brackets in names and values.',
    verifyWith: undefined,
    body: '{"alipay_trade_create_response":{"code":"10000","msg":"Success","nested":{"a":1,"b":"2","array":["1","2","3"]},"out_{trade}_{no}":"201{5}0320010101001{}","trade_no":"2019062322001446881000041395"},"sign":"TS355N0QjK1r9GyD4YOsG5esszSUhESgwu1q5"}',
    member: 'alipay_trade_create_response',
    signedText:
      '{"code":"10000","msg":"Success","nested":{"a":1,"b":"2","array":["1","2","3"]},"out_{trade}_{no}":"201{5}0320010101001{}","trade_no":"2019062322001446881000041395"}',
    confirmed: false,
  },
  {
    source:
      'alipay/alipay-sdk-java-all:v2/src/test/java/com/alipay/api/internal/util/AlipaySignatureTest.java (sign shortened)',
    what: 'Unpaired brackets in names and values.',
    verifyWith: undefined,
    body: '{"alipay_trade_create_response":{"co{de":"100}00","ms}g":"Suc}cess","ne{sted":{"a":1,"b":"2","array":["{1","2","3"]},"{out_{trade}_{no}":"201{5}0320010101001{}","trade_no}":"2019062{322001446881000041395"},"sign":"TS355N0QjK1r9GyD4YOsG5esszSUhESgwu1q5"}',
    member: 'alipay_trade_create_response',
    signedText:
      '{"co{de":"100}00","ms}g":"Suc}cess","ne{sted":{"a":1,"b":"2","array":["{1","2","3"]},"{out_{trade}_{no}":"201{5}0320010101001{}","trade_no}":"2019062{322001446881000041395"}',
    confirmed: false,
  },
  {
    source:
      'alipay/alipay-sdk-java-all:v2/src/test/java/com/alipay/api/internal/util/AlipaySignatureTest.java (sign shortened)',
    what: 'Escaped quotation marks beside brackets.',
    verifyWith: undefined,
    body: '{"alipay_trade_create_response":{"co{de":"100}00","ms}g":"Suc\\"}cess","ne{sted":{"a":1,"b":"2","array":["\\"{1","2","3"]},"{out_{trade}_{no}":"201{5\\"}0320010101001{}","trade_no}":"20\\"19062{322001446881000041395"},"sign":"TS355N0QjK1r9GyD4YOsG5esszSUhESgwu1q5"}',
    member: 'alipay_trade_create_response',
    signedText:
      '{"co{de":"100}00","ms}g":"Suc\\"}cess","ne{sted":{"a":1,"b":"2","array":["\\"{1","2","3"]},"{out_{trade}_{no}":"201{5\\"}0320010101001{}","trade_no}":"20\\"19062{322001446881000041395"}',
    confirmed: false,
  },
  {
    source:
      'alipay/alipay-sdk-java-all:v2/src/test/java/com/alipay/api/internal/util/AlipaySignatureTest.java (sign shortened)',
    what: 'Encrypted answer: the quotation marks are signed too. The blanks around the colon are not.',
    verifyWith: undefined,
    body: '{"alipay_trade_create_response" : "eyJjb2RlIjoiMTAwMDAiLCJtc2ciOiJTdWNjZXNzIiwib3V0X3RyYWRlX25vIjoiMjAxNTAzMjAwMTAxMDEwMDEiLCJ0cmFkZV9ubyI6IjIwMTkwNjIzMjIwMDE0NDY4ODEwMDAwNDEzOTUifQ==","sign":"TS355N0QjK1r9GyD4YOsG5esszSUhESgwu1q5"}',
    member: 'alipay_trade_create_response',
    signedText:
      '"eyJjb2RlIjoiMTAwMDAiLCJtc2ciOiJTdWNjZXNzIiwib3V0X3RyYWRlX25vIjoiMjAxNTAzMjAwMTAxMDEwMDEiLCJ0cmFkZV9ubyI6IjIwMTkwNjIzMjIwMDE0NDY4ODEwMDAwNDEzOTUifQ=="',
    confirmed: false,
  },
];

/** MD5 (hex) of the issuer, last part first, followed by the decimal serial number; the root's numbers are joined by _. */
export const certificateNumbers: readonly CertificateNumber[] = [
  {
    source: 'alipay/alipay-sdk-nodejs-all:test/antcertutil.test.ts',
    what: 'app_cert_sn',
    certificates: appCertificate2021001161683774,
    number: '866efef280dec9137a87d047ac446315',
    confirmed: true,
  },
  {
    source: 'alipay/alipay-sdk-nodejs-all:test/antcertutil.test.ts',
    what: 'alipay_cert_sn',
    certificates: alipayCertificate2020,
    number: '7513daaaa48aa3ba2e4018d84402479c',
    confirmed: true,
  },
  {
    source: 'alipay/alipay-sdk-nodejs-all:test/antcertutil.test.ts',
    what: 'alipay_root_cert_sn: only the two certificates with an RSA signature count',
    certificates: rootFile,
    number: '687b59193f3f462dd5336e5abf83c5d8_02941eef3187dddf3d3b83462e1dfcf6',
    confirmed: true,
  },
];

/** What alipay.open.app.alipaycert.download returns, decoded, and the root that proves it. The leaf expired in 2021. */
export const certificateChain: CertificateChain = {
  source: 'alipay/alipay-sdk-php-all:v2/aop/test/AopCertificationTest.php',
  leaf: chainLeaf,
  intermediate: chainIntermediate,
  root: chainRoot,
  confirmed: true,
};
