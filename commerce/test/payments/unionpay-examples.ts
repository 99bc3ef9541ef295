/**
 * UnionPay's gateway (ACP) 5.1.0: published examples for signing and verifying. All keys are UnionPay's shared test keys,
 * which its development kit gives to everybody (password of the file: 000000). Never use them in production.
 *
 * Every example of this file was confirmed with Node 20.20 (`node:crypto`, OpenSSL 3.0).
 *
 * The signed text is `key=value` for every field but `signature`, sorted by the bytes of the key, joined by `&`, values
 * not URL-encoded. The signature is RSASSA-PKCS1-v1_5 with SHA-256 over the 64 lower-case hexadecimal digits of the
 * SHA-256 of that text (UTF-8), in Base64.
 */

/** The private key in `acp_test_sign.pfx` as published in 2021. Source: yansongda/pay:tests/Cert/unipayAppCert.pfx and
 * smartwalle/unionpay:examples/acp_test_sign.pfx (the same file, SHA-256 e0addc4d…ff8e4f).
 */
export const merchantKey = [
  '-----BEGIN RSA PRIVATE KEY-----',
  'MIIEowIBAAKCAQEAu2hQYW9epxZFmPEiQ80b62efrorLFXyvX85RPlZHvBQLcVCp',
  'Cz6dk//L8koYoY2GBzB7gEk8KMCpZ6tewBaKKCBguOYNZWZWluBQ9uF5EwC99yJe',
  'N/+L/pJdB+2JW25xKBUZch7xQUfpvVzSaYI+d/p+4t8xLNIN338nyPrOz0u1uvF/',
  'W4uhG6UG++jWVHL2YrEhQK1bQhwNQy6NcBBt6YLIZ5UJ2ISvC4zT6d4wMfxVvtjF',
  '7Z2GlozTuNlDzoWv21FNK3hYOp7XMmOmQqWYprSqxIu8/aT9Q9kZGACTAIsyiR4l',
  'dAbZG+zCjdW566HsNVt02o0qz8qHUo+H8DcxVQIDAQABAoIBAAYusMgmFmdIss8S',
  '1WCLOaqQZpIpff2deWOduMxnqEIqHx6D3K/ERwqE28OIcjuSIaPHE6vtvpBRmsUS',
  'wDNyCui7+LTg0fxQXfboO4OJeKcJ1Tp75cPPKF0jkvIaAfgEMrNxzr8XCjpvFuTq',
  'VP6qD0mB+AGf/01NOKvw0+0raPspo8OBQ29Qu8TQ9o6ccgmuvuIf4VuI8SUVvJ+6',
  'DKiLu+n4Tt5RKHF20oZzz8S1TeuIEU1DcKaP7gkNHIrZaJ8lC3cyeTH8s3VVG4zQ',
  'BwjmkKcipU1vqZCjWisNyWsn6fiUtWFk4fAWC1RA2ZatlAixmI94VWcDa2SWE9ws',
  'oVI8nRkCgYEA0RmKY2lsk0RlsW6wP3hMmoNFemgJVeiW+LHP4gcS/1V0d4+9DSCI',
  'gqbLR/xm5gY85/r59VB4oTHFMgu+IqGAar/F1BkxUDf6jWg38E7HLH3s6ePgq3rd',
  'ikIqK5IIeJeOwZCv2omAR/fLPpImKsgw/i/2CRkwJQJL8UjQzsCgaNsCgYEA5XE1',
  'B4LMChrj/yngLe89Q2Ch8b/5576JYKZd6dwJdIipkag9ffKQ5W8i2kCy5LbC4eKR',
  'n1sA1DoEThWMZCE4HQ6G7Utc4loygt9MLEBoikVIDotMskZILsFGMsyesH50v9GP',
  'w1d2xPgPxd/XBf0e16JM7OX5CZdTbrJNHE9UjY8CgYEA0Iw8rjHzjF3nXzQarPL6',
  '1BChNxiUVw6HpLsTr0eG9wrwAl9mGrWb8VMR5FYk+r61+Fkk/DqqVXsiRmvX0wpo',
  '3g8u6//EY1Gxn1+WiyLHG+TsacpRxjXgx4h+Lr6TnFLsmroH6lrBiwXlvB5f2sOX',
  'ua10Ilbw4biMrbYGLG+KjYkCgYBBB8Ae+9x29L4wYR8QBeHYSfg8e8wJ+gAX669s',
  'jBgF9oIRLZ0YKHsW/FPlhjbuCjrcKQpbH0Dx5eu4cfUToDK2UZq+gQC3ixcL7tw5',
  'Ipw+rHpK3QKE+NSWo+MQnNxRa9YNVAkqNY0NML3PuKzKHr7yIScqcdgO9twH4PNo',
  'FbgCUwKBgE4qkTZ1i83t27tkRDi8OaUxVOlCIvmDW6rZeqkP/+CiWrl/8NH9z32p',
  'VEJCjR5lO4OqjNgxLO61gLSUewQeUtwdKBKC6E+JXRVg+gCKBYQ2BlUpjVaaWkR2',
  'Ip5ALTbtrfsAhWzK8gkKxn0KjVkBx5maFJvt3J7Cawc/kOJhKBtH',
  '-----END RSA PRIVATE KEY-----',
].join('\n');

/** Its certificate; valid from 26 November 2021 to 26 November 2026. `certId` is its serial number in decimal: 69903319369. */
export const merchantCert = [
  '-----BEGIN CERTIFICATE-----',
  'MIIEVDCCAzygAwIBAgIFEEaQAUkwDQYJKoZIhvcNAQEFBQAwWDELMAkGA1UEBhMC',
  'Q04xMDAuBgNVBAoTJ0NoaW5hIEZpbmFuY2lhbCBDZXJ0aWZpY2F0aW9uIEF1dGhv',
  'cml0eTEXMBUGA1UEAxMOQ0ZDQSBURVNUIE9DQTEwHhcNMjExMTI2MDIzMTQ3WhcN',
  'MjYxMTI2MDIzMTQ3WjCBhzELMAkGA1UEBhMCY24xEjAQBgNVBAoTCUNGQ0EgT0NB',
  'MTEWMBQGA1UECxMNTG9jYWwgUkEgT0NBMTEUMBIGA1UECxMLRW50ZXJwcmlzZXMx',
  'NjA0BgNVBAMULTA0MUBaMjAxNC0xMS0xMUA3MDAwMDAwMDAwMDAwMDE6U0lHTkAw',
  'MDAwMDAwMzCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBALtoUGFvXqcW',
  'RZjxIkPNG+tnn66KyxV8r1/OUT5WR7wUC3FQqQs+nZP/y/JKGKGNhgcwe4BJPCjA',
  'qWerXsAWiiggYLjmDWVmVpbgUPbheRMAvfciXjf/i/6SXQftiVtucSgVGXIe8UFH',
  '6b1c0mmCPnf6fuLfMSzSDd9/J8j6zs9Ltbrxf1uLoRulBvvo1lRy9mKxIUCtW0Ic',
  'DUMujXAQbemCyGeVCdiErwuM0+neMDH8Vb7Yxe2dhpaM07jZQ86Fr9tRTSt4WDqe',
  '1zJjpkKlmKa0qsSLvP2k/UPZGRgAkwCLMokeJXQG2Rvswo3Vueuh7DVbdNqNKs/K',
  'h1KPh/A3MVUCAwEAAaOB9DCB8TAfBgNVHSMEGDAWgBTPcJ1h6518Lrj3ywJA9wmd',
  '/jN0gDBIBgNVHSAEQTA/MD0GCGCBHIbvKgEBMDEwLwYIKwYBBQUHAgEWI2h0dHA6',
  'Ly93d3cuY2ZjYS5jb20uY24vdXMvdXMtMTQuaHRtMDkGA1UdHwQyMDAwLqAsoCqG',
  'KGh0dHA6Ly91Y3JsLmNmY2EuY29tLmNuL1JTQS9jcmw4Mjg3NS5jcmwwCwYDVR0P',
  'BAQDAgPoMB0GA1UdDgQWBBRlISN8Naa6SUmbpOtGgNqTGLoe3jAdBgNVHSUEFjAU',
  'BggrBgEFBQcDAgYIKwYBBQUHAwQwDQYJKoZIhvcNAQEFBQADggEBAJpBcXWdF6xc',
  'dZe1FrHiuQt0ZIbyW2jEQ4la76o+tgmzLUr4Z5gjAN3XXm4k7Xqb2dK0PTtZ5o8n',
  '69luH6WLfUq66I4yzUwOJur4Y/o98WUHMS05V/LQzQp953ucw2S5VlTBQ5PXV7UU',
  'nU64BdlBKSDgAry/b6oHhMsxaOV0NTg5NPxIysdMffO+WmspkibgZyM5VyFhAgQv',
  'ZlicOyRyfGPyEC6UpU5CLgzns/ze2gvESet9mGIySAyy2PAR8wRiiKZbOHx5kM/E',
  'ApjNhEUm4T3XFiZ0/Xi7DahPpGIEfbHnM6UOZhc70kb78aWTJRprzMPSDwHS0vJm',
  '1A4HwqZ3Voo=',
  '-----END CERTIFICATE-----',
].join('\n');

export const merchantCertId = '69903319369';

/** acp_test_root.cer: CFCA TEST CS CA, self-signed, SHA-1, until 29 August 2032. Source: thebestduleisi/unionpay:certs (a copy of UnionPay's PHP development kit 5.1.0). */
export const testRoot = [
  '-----BEGIN CERTIFICATE-----',
  'MIIDkzCCAnugAwIBAgIKUhN+zB19hbc65jANBgkqhkiG9w0BAQUFADBZMQswCQYD',
  'VQQGEwJDTjEwMC4GA1UEChMnQ2hpbmEgRmluYW5jaWFsIENlcnRpZmljYXRpb24g',
  'QXV0aG9yaXR5MRgwFgYDVQQDEw9DRkNBIFRFU1QgQ1MgQ0EwHhcNMTIwODI5MDUw',
  'MTI5WhcNMzIwODI5MDUwMTI5WjBZMQswCQYDVQQGEwJDTjEwMC4GA1UEChMnQ2hp',
  'bmEgRmluYW5jaWFsIENlcnRpZmljYXRpb24gQXV0aG9yaXR5MRgwFgYDVQQDEw9D',
  'RkNBIFRFU1QgQ1MgQ0EwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDa',
  'rMJGruH6rOBPFxUI7T1ybydSRRtOM1xvkVjQNX0qmYir8feE6Tb0ctgtKR7a20DI',
  'YCj9kZ5ANBQqjRcj3Soq9XH3cirqhYHJ723OKyTpS0RPQ0N6vtVt3P5JQ+ztjWHd',
  'qIbbTOQ6O024TGTiqi6uHgMuz9/OVur81X3a5YVkK7jFeZ9o8cTcvQxD853/1sgZ',
  'QcmR9aUSw0RXH4XFLTrn7n4QSfWKiNotlD8Ag5gS1pH9ONUb6nGkMn3gh1xfJqjm',
  'ONMSknPXTGiNpXtqvYi8oIvByVCbUDO59IwPP1r1SYyE3P8Nr7DdQRu0KQSdXLoG',
  'iugSR3fn+toObVAQmplDAgMBAAGjXTBbMB8GA1UdIwQYMBaAFHTexY0KfRAaqmmD',
  'W00hzoabzHE4MAwGA1UdEwQFMAMBAf8wCwYDVR0PBAQDAgEGMB0GA1UdDgQWBBR0',
  '3sWNCn0QGqppg1tNIc6Gm8xxODANBgkqhkiG9w0BAQUFAAOCAQEAM0eTkM35D4hj',
  'RlGC63wY0h++wVPUvOrObqAVBbzEEQ7ScBienmeY8Q6lWMUTXM9ALibZklpJPcJv',
  '3ntht7LL6ztd4wdX7E9RzZCQnRvbL9A/BU3NxWdeSpCg/OyPod5oCKP+6Uc7kApi',
  'F9OtYNWnt3l2Zp/NiedzEQD8H4qEWQLAq+0dFo5BkfVhb/jPcktndpfPOuH1IMhP',
  'tVcvo6jpFHw4U/nP2Jv59osIE97KJz/SPt2JAYnZOlIDqWwp9/Afvt0/MDr8y0PK',
  'Q9c6eqIzBx7a9LpUTUl5u1jS+xSDZ/KF2lXnjwaFp7jICLWEMlBstCoogi7KwH9A',
  'LpJP7/dj9g==',
  '-----END CERTIFICATE-----',
].join('\n');

/** acp_test_middle.cer: CFCA TEST OCA1, SHA-1, until 11 May 2031. Source: thebestduleisi/unionpay:certs (a copy of UnionPay's PHP development kit 5.1.0). */
export const testMiddle = [
  '-----BEGIN CERTIFICATE-----',
  'MIIDzjCCAragAwIBAgIKGNDz/H99Hd/CxjANBgkqhkiG9w0BAQUFADBZMQswCQYD',
  'VQQGEwJDTjEwMC4GA1UEChMnQ2hpbmEgRmluYW5jaWFsIENlcnRpZmljYXRpb24g',
  'QXV0aG9yaXR5MRgwFgYDVQQDEw9DRkNBIFRFU1QgQ1MgQ0EwHhcNMTIwODMwMDMx',
  'NDMzWhcNMzEwNTExMDMxNDMzWjBYMQswCQYDVQQGEwJDTjEwMC4GA1UEChMnQ2hp',
  'bmEgRmluYW5jaWFsIENlcnRpZmljYXRpb24gQXV0aG9yaXR5MRcwFQYDVQQDEw5D',
  'RkNBIFRFU1QgT0NBMTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBALiL',
  'J/BrdvHSbXNfLIMTwUg9tDtVjMRGXOl6aZnu9IpxjI5SMUJ4hVwgJnmbTokxs6GF',
  'IXKsCLSm5H1jHLI22ysc/ltByEybLWj5jjJuC9+Uknbl3/Ls1RBG6MogUCqZckuo',
  'hKrf5DmlV3C/jVLxGn3pUeanvmqVUi4TKpXxgm5QqKSPF8VtQY4qCpNcQwwZqbMr',
  'D+IfJtfpGAeVrP+Kg6i1t65seeEnVSaLhqpRUDU0PTblOuUv3OhiKJWA3cYWxUrg',
  '7U7SIHNJLSEUWmjy4mKty+g7Cnjzt29F9qXFb6oB2mR8yt4GHCilw1Rc5RBXY63H',
  'eTuOwdtGE3M2p7Q++OECAwEAAaOBmDCBlTAfBgNVHSMEGDAWgBR03sWNCn0QGqpp',
  'g1tNIc6Gm8xxODAMBgNVHRMEBTADAQH/MDgGA1UdHwQxMC8wLaAroCmGJ2h0dHA6',
  'Ly8yMTAuNzQuNDIuMy90ZXN0cmNhL1JTQS9jcmwxLmNybDALBgNVHQ8EBAMCAQYw',
  'HQYDVR0OBBYEFM9wnWHrnXwuuPfLAkD3CZ3+M3SAMA0GCSqGSIb3DQEBBQUAA4IB',
  'AQC0JOazrbkk0XMxMMeBCc3lgBId1RjQLgWUZ7zaUISpPstGIrE5A9aB6Ppq0Sxl',
  'pt2gkFhPEKUqgOFN1CzCDEbP3n4H0chqK1DOMrgTCD8ID5UW+ECTYNe35rZ+1JiF',
  'lOPEhFL3pv6XSkiKTfDnjum8+wFwUBGlfoWK1Hcx0P2Hk1jcZZKwGTx1IAkesF83',
  'pufhxHE2Ur7W4d4tfp+eC7XXcA91pdd+VUrAfkj9eKHcDEYZz66HvHzmt6rtJVBa',
  'pwrtCi9pW3rcm8c/1jSnEETZIaokai0fD7260h/LkD/GrNCibSWxFj1CqyP9Y5Yv',
  'cj6aA5LnUcJYeNkrQ3V4XvVc',
  '-----END CERTIFICATE-----',
].join('\n');

/** acp_prod_root.cer: CFCA CS CA, self-signed, SHA-1, until 12 May 2041. Source: thebestduleisi/unionpay:certs (a copy of UnionPay's PHP development kit 5.1.0). */
export const productionRoot = [
  '-----BEGIN CERTIFICATE-----',
  'MIIDHzCCAgegAwIBAgIEGCVShDANBgkqhkiG9w0BAQUFADAiMQswCQYDVQQGEwJD',
  'TjETMBEGA1UEChMKQ0ZDQSBDUyBDQTAeFw0xMTA1MjAxNTI3MDVaFw00MTA1MTIx',
  'NTI3MDVaMCIxCzAJBgNVBAYTAkNOMRMwEQYDVQQKEwpDRkNBIENTIENBMIIBIjAN',
  'BgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAshVScIOG1yHCTl2FSU1XHONBWXcS',
  'tlJr79ZeOZ8GkH+YFG0U60iaveoYBb4B7gAcc/pprxHEhgVr8uRBjlOAfp9vLrRX',
  '1dJH00j93T7DXVRchGVjD/4x3zyjKLuNekeiBcA+7ry0m3FCHGSj31Kocw4kfrUc',
  '+BsDz4gIXJtsu617/AO4bvA+a+nBfxhwnIRNItsCLkO6qJfGIzeGMO+IYJ1s4XzL',
  'XCsrXM4ofUj6jblh5Cqo7ZwFRa0dV5lmgOz8xBYzvn/t+8HoIlwRq7zAbw1I8IpC',
  'VYcaE4+aPBK47hY9o9q9+JAqKbYQQwjLW4MSv4GNCKCVHQCeHD0QLoxtQwIDAQAB',
  'o10wWzAfBgNVHSMEGDAWgBRYacnV3RSzE6BxPHwDjQPmPQ+OATAMBgNVHRMEBTAD',
  'AQH/MAsGA1UdDwQEAwIBBjAdBgNVHQ4EFgQUWGnJ1d0UsxOgcTx8A40D5j0PjgEw',
  'DQYJKoZIhvcNAQEFBQADggEBAGXTChXGscLtYcWtYF8v9OLdvzEWXclSAbyPI15S',
  'PYVrTleGMfUWraszz9CUrypuoYiWTnhr8ldOZ5HmR1IYIcs/XFQztTruAyCbAnMQ',
  's2il3WqEZ1N5N5AG9PeAg/EYoLxJ9+lHpNa9fLjMK9x9IzDu6/qtkdDN6NuJgqTX',
  '6gk8RpSl8PSaxxhmyum6t1adm5S7fj2IlbWdjHcRUQEBn5l7/MNaleGh1q7+5fc3',
  'sLIC+udfA42SLYrDCAQGJ8UK5ec37hKSKQxT1WXJnSgP5hcYd+Jmb3AeXz7PoR7t',
  '8TsDYnMum7OHLlLlxm+wmZ1ew+SCTlz1nwhPaDqWOIZmSXc=',
  '-----END CERTIFICATE-----',
].join('\n');

/** acp_prod_middle.cer: CFCA OCA1, SHA-1, until 15 May 2031. Source: thebestduleisi/unionpay:certs (a copy of UnionPay's PHP development kit 5.1.0). */
export const productionMiddle = [
  '-----BEGIN CERTIFICATE-----',
  'MIIDgzCCAmugAwIBAgIFEAAAABkwDQYJKoZIhvcNAQEFBQAwIjELMAkGA1UEBhMC',
  'Q04xEzARBgNVBAoTCkNGQ0EgQ1MgQ0EwHhcNMTEwNTIwMTc0MTI0WhcNMzEwNTE1',
  'MTc0MTI0WjAhMQswCQYDVQQGEwJDTjESMBAGA1UEChMJQ0ZDQSBPQ0ExMIIBIjAN',
  'BgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApR8eQ7of5iMfk2hlgGC9Z0jcpiFs',
  'f6ligck4WoLNgEiYg7jWL0jKkcxxlTt79maSEHRWHbdYCIQ0gq/xdIY6EUbIJ4Wd',
  'J46dTHBOL+OVE93P3Qd422WiDMTkYsH3Mb2BcTKK/1B4jPNCL0eqCDmJrYgBiAo8',
  'FZqm9zHmDNZHwRF/5NsyoqwuZBbTiU+JVZqrxZRtQY2k74H+umQXBNoxxHlsi0QQ',
  'itqrhuLczY21Q0IsAAYkAuok1amDdTvNBNeP2c0lKs6N8tOfCDzi6Xz+VxMs7nJj',
  '6sz5GCR1d1rRQDh59DfmxKlWVzAiSDIdAfBAbICLE0NQNAhYulwUSJS1wQIDAQAB',
  'o4HAMIG9MB8GA1UdIwQYMBaAFFhpydXdFLMToHE8fAONA+Y9D44BMAwGA1UdEwQF',
  'MAMBAf8wYAYDVR0fBFkwVzBVoFOgUaRPME0xCzAJBgNVBAYTAkNOMRMwEQYDVQQK',
  'EwpDRkNBIENTIENBMQwwCgYDVQQLEwNDUkwxDDAKBgNVBAsTA1JTQTENMAsGA1UE',
  'AxMEY3JsMTALBgNVHQ8EBAMCAQYwHQYDVR0OBBYEFNHb6YiC5d0aj0yqAIy+fPKr',
  'G/bZMA0GCSqGSIb3DQEBBQUAA4IBAQAhsQGgMpueLi4lVn+TmU8MN7sO+T9/fg1S',
  'KPKedwPZ4arpRC2etLtQ1YC4xK8LdZcQVC3cCJ3MXeBLPJS0fVOtMI10LIhasYyy',
  'U1Zj3OSwPSBbHXwMiaTdphDMG3ZowZ7x/4OL/QS90+Zp8zfCxt9uPWPKS6QR81oa',
  'nkrXhPJ13zBMhbP8ZpakhSfMqYG8z9l41ujmI92NahrFivl/qQrIVP6A+8KsS45d',
  '0MVnkM2ggqDDi42KZ05zkpwpLdGOSfZ+V54GqfhjgtYxkd5I3vAGNad0hWPuIQ59',
  'H2HILbGHI45vG7803rh5CsyqvaW1KUD4i2sLkgs9vI432PyPJVBi',
  '-----END CERTIFICATE-----',
].join('\n');

/** Signs the answers of 2022 and 2024; valid from 31 July 2020 to 31 July 2025. The part behind the second @ of its CN is 中国银联股份有限公司. Lines end in CRLF, and so they are signed. */
const unionPayCert1 = [
  '-----BEGIN CERTIFICATE-----',
  'MIIEYzCCA0ugAwIBAgIFEDkwhTQwDQYJKoZIhvcNAQEFBQAwWDELMAkGA1UEBhMC',
  'Q04xMDAuBgNVBAoTJ0NoaW5hIEZpbmFuY2lhbCBDZXJ0aWZpY2F0aW9uIEF1dGhv',
  'cml0eTEXMBUGA1UEAxMOQ0ZDQSBURVNUIE9DQTEwHhcNMjAwNzMxMDExOTE2WhcN',
  'MjUwNzMxMDExOTE2WjCBljELMAkGA1UEBhMCY24xEjAQBgNVBAoTCUNGQ0EgT0NB',
  'MTEWMBQGA1UECxMNTG9jYWwgUkEgT0NBMTEUMBIGA1UECxMLRW50ZXJwcmlzZXMx',
  'RTBDBgNVBAMMPDA0MUA4MzEwMDAwMDAwMDgzMDQwQOS4reWbvemTtuiBlOiCoeS7',
  'veaciemZkOWFrOWPuEAwMDAxNjQ5NTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCC',
  'AQoCggEBAMHNa81t44KBfUWUgZhb1YTx3nO9DeagzBO5ZEE9UZkdK5+2IpuYi48w',
  'eYisCaLpLuhrwTced19w2UR5hVrc29aa2TxMvQH9s74bsAy7mqUJX+mPd6KThmCr',
  't5LriSQ7rDlD0MALq3yimLvkEdwYJnvyzA6CpHntP728HIGTXZH6zOL0OAvTnP8u',
  'RCHZ8sXJPFUkZcbG3oVpdXQTJVlISZUUUhsfSsNdvRDrcKYY+bDWTMEcG8ZuMZzL',
  'g0N+/spSwB8eWz+4P87nGFVlBMviBmJJX8u05oOXPyIcZu+CWybFQVcS2sMWDVZy',
  'sPeT3tPuBDbFWmKQYuu+gT83PM3G6zMCAwEAAaOB9DCB8TAfBgNVHSMEGDAWgBTP',
  'cJ1h6518Lrj3ywJA9wmd/jN0gDBIBgNVHSAEQTA/MD0GCGCBHIbvKgEBMDEwLwYI',
  'KwYBBQUHAgEWI2h0dHA6Ly93d3cuY2ZjYS5jb20uY24vdXMvdXMtMTQuaHRtMDkG',
  'A1UdHwQyMDAwLqAsoCqGKGh0dHA6Ly91Y3JsLmNmY2EuY29tLmNuL1JTQS9jcmw3',
  'NTAwMy5jcmwwCwYDVR0PBAQDAgPoMB0GA1UdDgQWBBTmzk7XEM/J/sd+wPrMils3',
  '9rJ2/DAdBgNVHSUEFjAUBggrBgEFBQcDAgYIKwYBBQUHAwQwDQYJKoZIhvcNAQEF',
  'BQADggEBAJLbXxbJaFngROADdNmNUyVxPtbAvK32Ia0EjgDh/vjn1hpRNgvL4flH',
  'NsGNttCy8afLJcH8UnFJyGLas8v/P3UKXTJtgrOj1mtothv7CQa4LUYhzrVw3UhL',
  '4L1CTtmE6D1Kf3+c2Fj6TneK+MoK9AuckySjK5at6a2GQi18Y27gVF88Nk8bp1lJ',
  'vzOwPKd8R7iGFotuF4/8GGhBKR4k46EYnKCodyIhNpPdQfpaN5AKeS7xeLSbFvPJ',
  'HYrtBsI48jUK/WKtWBJWhFH+Gty+GWX0e5n2QHXHW6qH62M0lDo7OYeyBvG1mh9u',
  'Q0C300Eo+XOoO4M1WvsRBAF13g9RPSw=',
  '-----END CERTIFICATE-----',
].join('\r\n');

/** Signs the answers of 2018; valid from 1 November 2017 to 1 November 2020. The part behind the second @ of its CN is 00040000:SIGN (sandbox only). Lines end in CRLF, and so they are signed. */
const unionPayCert2 = [
  '-----BEGIN CERTIFICATE-----',
  'MIIEQzCCAyugAwIBAgIFEBJJZVgwDQYJKoZIhvcNAQEFBQAwWDELMAkGA1UEBhMC',
  'Q04xMDAuBgNVBAoTJ0NoaW5hIEZpbmFuY2lhbCBDZXJ0aWZpY2F0aW9uIEF1dGhv',
  'cml0eTEXMBUGA1UEAxMOQ0ZDQSBURVNUIE9DQTEwHhcNMTcxMTAxMDcyNDA4WhcN',
  'MjAxMTAxMDcyNDA4WjB3MQswCQYDVQQGEwJjbjESMBAGA1UEChMJQ0ZDQSBPQ0Ex',
  'MQ4wDAYDVQQLEwVDVVBSQTEUMBIGA1UECxMLRW50ZXJwcmlzZXMxLjAsBgNVBAMU',
  'JTA0MUBaMjAxNy0xMS0xQDAwMDQwMDAwOlNJR05AMDAwMDAwMDEwggEiMA0GCSqG',
  'SIb3DQEBAQUAA4IBDwAwggEKAoIBAQDDIWO6AESrg+34HgbU9mSpgef0sl6avr1d',
  'bD/IjjZYM63SoQi3CZHZUyoyzBKodRzowJrwXmd+hCmdcIfavdvfwi6x+ptJNp9d',
  'EtpfEAnJk+4quriQFj1dNiv6uP8ARgn07UMhgdYB7D8aA1j77Yk1ROx7+LFeo7rZ',
  'Ddde2U1opPxjIqOPqiPno78JMXpFn7LiGPXu75bwY2rYIGEEImnypgiYuW1vo9UO',
  'G47NMWTnsIdy68FquPSw5FKp5foL825GNX3oJSZui8d2UDkMLBasf06Jz0JKz5AV',
  'blaI+s24/iCfo8r+6WaCs8e6BDkaijJkR/bvRCQeQpbX3V8WoTLVAgMBAAGjgfQw',
  'gfEwHwYDVR0jBBgwFoAUz3CdYeudfC6498sCQPcJnf4zdIAwSAYDVR0gBEEwPzA9',
  'BghggRyG7yoBATAxMC8GCCsGAQUFBwIBFiNodHRwOi8vd3d3LmNmY2EuY29tLmNu',
  'L3VzL3VzLTE0Lmh0bTA5BgNVHR8EMjAwMC6gLKAqhihodHRwOi8vdWNybC5jZmNh',
  'LmNvbS5jbi9SU0EvY3JsMjQ4NzIuY3JsMAsGA1UdDwQEAwID6DAdBgNVHQ4EFgQU',
  'mQQLyuqYjES7qKO+zOkzEbvdFwgwHQYDVR0lBBYwFAYIKwYBBQUHAwIGCCsGAQUF',
  'BwMEMA0GCSqGSIb3DQEBBQUAA4IBAQAujhBuOcuxA+VzoUH84uoFt5aaBM3vGlpW',
  'KVMz6BUsLbIpp1ho5h+LaMnxMs6jdXXDh/du8X5SKMaIddiLw7ujZy1LibKy2jYi',
  'YYfs3tbZ0ffCKQtv78vCgC+IxUUurALY4w58fRLLdu8u8p9jyRFHsQEwSq+W5+bP',
  'MTh2w7cDd9h+6KoCN6AMI1Ly7MxRIhCbNBL9bzaxF9B5GK86ARY7ixkuDCEl4XCF',
  'JGxeoye9R46NqZ6AA/k97mJun//gmUjStmb9PUXA59fR5suAB5o/5lBySZ8UXkrI',
  'pp/iLT8vIl1hNgLh0Ghs7DBSx99I+S3VuUzjHNxL6fGRhlix7Rb8',
  '-----END CERTIFICATE-----',
].join('\r\n');

export interface SignedExample {
  name: string;
  source: string;
  /** Without `signature`. `certId` names the key. */
  fields: Record<string, string>;
  signature: string;
}

/** Requests: signing `fields` with `merchantKey` gives exactly `signature`. */
export const requests: SignedExample[] = [
  {
    name: 'payment form (frontTransReq)',
    source: 'yansongda/pay:tests/Plugin/Unipay/Open/AddPayloadSignaturePluginTest.php (testNormal)',
    fields: {
      accessType: '0',
      backUrl: 'https://yansongda.cn/unipay/notify',
      bizType: '000201',
      certId: '69903319369',
      channelType: '07',
      currencyCode: '156',
      encoding: 'utf-8',
      frontUrl: 'https://yansongda.cn/unipay/return',
      merId: '777290058167151',
      orderId: 'yansongda20220903065448',
      signMethod: '01',
      txnAmt: '1',
      txnSubType: '01',
      txnTime: '20220903065448',
      txnType: '01',
      version: '5.1.0',
    },
    signature:
      'CJ0Hh6WC0YldYMi2cIi7rjOvV4IJyzhqgj8KKNeRWZz+2csPVlDcnP1f4YfykVww6NDimsl2zE+oQAm7lH8qiU5f8ojVH+P62uMe1yqb2WoNlIM45REg6bhfUPvATgecVplnKIPdFUGdRZ97va+ZVbla75HwtskZnDykmr9rkYaSg7PcGuilEwHcb2rV+BNkCi3bi4fYELjYlE1a7Imv/cSLRyXkPS1jzF0HUIUiVA6P98DYh0GbsgqRZqPYsGocFJs9jZoAlu44RygzDKjK/n8iwhHNH61IFaADdGp+uLQsol6kR/DRpF1pZgO7lsuK0YuaL6pfN6dtkJO9prbu6Q==',
  },
  {
    name: 'QR payment request (backTransReq, other product; the signing is the same)',
    source: 'yansongda/pay:tests/Provider/UnipayTest.php',
    fields: {
      accessType: '0',
      backUrl: 'https://yansongda.cn/unipay/notify',
      bizType: '000201',
      certId: '69903319369',
      channelType: '07',
      currencyCode: '156',
      encoding: 'utf-8',
      frontUrl: 'http://127.0.0.1:8000/unipay/return',
      merId: '777290058167151',
      orderId: 'pay20240105145046',
      signMethod: '01',
      txnAmt: '1',
      txnSubType: '01',
      txnTime: '20240105145046',
      txnType: '01',
      version: '5.1.0',
    },
    signature:
      'hBJV0/+JEeBe8Us/OBOQE6cS04HBKxV4L5PKN6nb6V1T/qIKmd98uXzyRIaXgvOWZcDUDNGKPjs7cYwifjnhUUX6284YSWuy2MgCZ75ddd9NVtYftSgEwPawzU/kzagoQqn0ahr/jUOGYHNDPnnyszfwZgUGRol8yhlePDz+tjfdur9PP3487/uKRa5s1PCrLb0PTUMEi6oiO52oz5ms4vKuP2v3YBBo5yyW6oqSQ/SQxwh971fpfDV3ZGBGL8KOMpPqyhgLJwTkH1KA63kcQPdiVOoNdV+b4jw+PkEU9059ia0cNHB3wyOfX8st0oiVSR9PQ30WXwnL+Og3xQ6IoQ==',
  },
  {
    name: 'query (queryTrans)',
    source: 'yansongda/pay:tests/Provider/UnipayTest.php',
    fields: {
      accessType: '0',
      bizType: '000000',
      certId: '69903319369',
      encoding: 'utf-8',
      merId: '777290058167151',
      orderId: 'pay20240105145046',
      signMethod: '01',
      txnSubType: '00',
      txnTime: '20240105145046',
      txnType: '00',
      version: '5.1.0',
    },
    signature:
      'lH8zZVGlsodhJ9U90v61gacQbS0NRPPDa+pt5WUUIjLzQhOob0ZKRUR+k67wK5w0n9wDUkg/iS0w5/OzAaj7jsRQzbBemSddciS7Pz6Npze/7bUdYA/HsWbw898gII16FJgohCPSOhs+TDk77kwriKuxrtUuDmnGFKW36Jjmglxp4e97zypV/08lFxvJBVIxFq8vwKG/zQVYTnqLGcCh8SKWae35SDXU2GMEjQ6QQGseN3kbs1Fs2uOdnzkfXJxQrEISVHr9oPoWJC+Bjr/GZrbSVy3Vp9ymKzg8y+7bfSg749iCLJCoEhz9KI5YYsmOXG7RZYkx99tYk1XhCTyRsw==',
  },
  {
    name: 'same-day cancellation (backTransReq)',
    source: 'yansongda/pay:tests/Provider/UnipayTest.php',
    fields: {
      accessType: '0',
      backUrl: 'https://yansongda.cn/unipay/notify',
      bizType: '000000',
      certId: '69903319369',
      channelType: '07',
      encoding: 'utf-8',
      merId: '777290058167151',
      orderId: 'cancelpay20240105164725',
      origQryId: '652401051647252574008',
      signMethod: '01',
      txnAmt: '1',
      txnSubType: '00',
      txnTime: '20240105164725',
      txnType: '31',
      version: '5.1.0',
    },
    signature:
      'tEttBeAG77v1R5L80gFjKK2jZjgTutY2mUA7f4MPBze9fYoOMzixbboqtGSuG+GFHGSkbHP95ECYxgzs4EP5zEG6bKSlPxWyoUao3crqX+FUwav4qJpRv6EQ7UD0Uh1eNcNMaazPad4x8uijJVNqUDaUz68RFKB59YZwLd6jYjMz7hLM5ip3bkQ7+nw+wLCDvpT43HRgiNFETSHf+uku4zeuhnY/6zDwiieft6Na7Hy9z4OZlYB8Rg/VFTxj28uH0QIRYh/38z/UFrFi7OfyEBzgHqP7MY61JrHOVEIT2NSLRXg3FuYAfoCI4bqBvcoUquzr5JkA3drLu7s/lzyQHA==',
  },
  {
    name: 'refund (backTransReq)',
    source: 'yansongda/pay:tests/Provider/UnipayTest.php',
    fields: {
      accessType: '0',
      backUrl: 'https://yansongda.cn/unipay/notify',
      bizType: '000000',
      certId: '69903319369',
      channelType: '07',
      encoding: 'utf-8',
      merId: '777290058167151',
      orderId: 'refundpay20240105165842',
      origQryId: '052401051658427862748',
      signMethod: '01',
      txnAmt: '1',
      txnSubType: '00',
      txnTime: '20240105165842',
      txnType: '04',
      version: '5.1.0',
    },
    signature:
      'oeJQFbkSbXWNs1HfgNKqq4+PBA3xtKZDNT62VHAcn7F5OAjzkSHMC0bArsoY2jtw2wRVTg7drFIlYJwgN04OwikM2KRLcLdHzqTCZOIoSjo2CzfpSS6nAExHo5+PzKUIkO1KHbzV3xkID6F+dt9CWzFbRy81gqtZZLK+RuYFmu/T9f5EcjNBbiMRS7WNXckrSZc2Ny/CRhI9qujqK+2ANKFkcQ+GrZ24PHE1J73eUt8dNTSTt0snkckh5sK3oBTH2oHO+hizzfLGHYjLcUVCisN4JwsAjD6+MyxImYK1QkYhhCTJ3Owop5HuwAg2zSeq7TAfkimhtVVCdfNA1GNHuA==',
  },
];

/**
 * Answers and notifications: `signature` is right for the key in `signPubKeyCert`, and that certificate is issued by
 * `testMiddle`, which is issued by `testRoot`. All these certificates have expired, so a test needs its own clock.
 */
export const answers: SignedExample[] = [
  {
    name: 'paymentNotice: notification of a payment (sandbox, 2022); `accNo` is encrypted with the merchant certificate',
    source:
      'yansongda/pay:tests/Traits/UnipayTraitTest.php and tests/Plugin/Unipay/Open/CallbackPluginTest.php',
    fields: {
      accNo:
        'ORRSXWY1kMr8UJNxGx9xKPuO0Uhm8JT8aQV3sWswJfIsj/grkjauH4soyAtiqB9XwQotZOwmUAs/pkMupUkfiX9npdFGGEUEc5gqq+lcEwyD7tLmd2WBzRvcEvvjAKMKwTCFDxmQbIrP48ocIVhPoZ87ZQtQM5MIyJYedrzPRlt6BzRddUPGU1gJwDA8APDx3iyNl8EAfenJw7DUDZimmhbE1VSRmQm/iqgJurI7juq/6ztDHZHv4ys1eN9JYkwhcKxCjsWpwXTSy0PGvDXhsAZsDuNXHsjI8JLhHXvTDaU2+gc289LZPiwpr4Ah/reIuPWrIHubchYm2XTqQlUAaw==',
      accessType: '0',
      bizType: '000201',
      currencyCode: '156',
      encoding: 'utf-8',
      exchangeRate: '0',
      merId: '777290058167151',
      orderId: 'yansongda20220908132206',
      queryId: '782209081322060674028',
      respCode: '00',
      respMsg: 'success',
      settleAmt: '1',
      settleCurrencyCode: '156',
      settleDate: '0908',
      signMethod: '01',
      traceNo: '067402',
      traceTime: '0908132206',
      txnAmt: '1',
      txnSubType: '01',
      txnTime: '20220908132206',
      txnType: '01',
      version: '5.1.0',
      signPubKeyCert: unionPayCert1,
    },
    signature:
      'JeA4S2+6TbGo9yjXDUvV5A2E3oJbunoCcZ66exN6xR3OH/5PNDK1VSV1Mq7XhVdxzkTeREUveiOYHalqoagRkh71nsHVvruwGbk6azygXSaawuO5tF67UIqNd4Mbufwh1KhbVpEkKbOETUvRhFcdon0fulE97I83eMSk52INHt8E1xk8NdbhyUadSlp+Uv30AKx70PpQbTGmVS3PJfd+Whj0b7LnvZKeC+BS1kUOtIKlcZO+gBoTigvCIJqj51kBrcBCs+x+VaeGm7EYBBhGSERpfQhQ4n+eJBwLdBeZ0/dNbo3iELjvVMx0n9KoW4klvUJhaH5LALA8pV02SbZv4Q==',
  },
  {
    name: 'queryPaid: answer of queryTrans for a paid order (sandbox, 2024)',
    source: 'yansongda/pay:tests/Provider/UnipayTest.php (testQuery)',
    fields: {
      accNo:
        'cDg4jpD9tKxlI4si91lomXcSjQeOyOxEFLmMc9BLmsJrLPMqmN0JIUkJUD1MVYCfpXRsGKFGDwerpR0LylHiKXnB1ZX0zS4OleY2kSvgX6J2X24TPHkY+EKS7F2kfuYW8yHF+OgUEoUqPa/WO/qzigGci3sSGLiD/uCIljuDOfskQdgXYpsQANPmmgqCOC+TqtDSjYfPKZ3o6SbJJSn4lOvUy3FF/re7PFCShVghJVO1XRJFw0d0VNUkhWs2VzdUl1ZwkDVXcFWB39REEOWDHNEBoBgvkfVSb9j6KV7K3gUNXkfqHqk7zBTtg67jAi/kudAN4U1k9Y5UMGj5mVbu2g==',
      accessType: '0',
      bizType: '000000',
      currencyCode: '156',
      encoding: 'utf-8',
      issuerIdentifyMode: '0',
      merId: '777290058167151',
      orderId: 'pay20240105145046',
      origRespCode: '00',
      origRespMsg: '成功[0000000]',
      queryId: '442401051450467846498',
      respCode: '00',
      respMsg: '成功[0000000]',
      settleAmt: '1',
      settleCurrencyCode: '156',
      settleDate: '0105',
      signMethod: '01',
      traceNo: '784649',
      traceTime: '0105145046',
      txnAmt: '1',
      txnSubType: '01',
      txnTime: '20240105145046',
      txnType: '01',
      version: '5.1.0',
      signPubKeyCert: unionPayCert1,
    },
    signature:
      'sEJYCC94bvr5KJ12EVeid6kVoyviipkieSp5I9r7baINMZdTxJZlFLIpqI/58s/QMgQXO7I7W0d//YUYXgR2SxZy0n56df+oTUMiXEchwngF/ksiegh0HndsY9ZdYcfwqzD1repppuKGRhOmFL4oUZFPOdLZ8t6QJEcdpEKh21eZ1+fw+Fd2gAfBaIJTx1fg0ZNarvOh1AeeJu48c399p3DZKYxRX04sg5grr6By0GCE3h8UdmSWRRoEdiT/jMKB+xnSi+JL8x04NXfqbjSJcmMebw5uIZ3Bst93Aa2jR3GgK+52j78Al8AIy4nmI0WncAmxAToMrN6AJZaUpj1S5Q==',
  },
  {
    name: 'cancelAccepted: answer of backTransReq to a same-day cancellation, txnType 31 (sandbox, 2024)',
    source: 'yansongda/pay:tests/Provider/UnipayTest.php (testCancel)',
    fields: {
      accessType: '0',
      bizType: '000000',
      encoding: 'utf-8',
      merId: '777290058167151',
      orderId: 'cancelpay20240105164725',
      origQryId: '652401051647252574008',
      queryId: '652401051647252421528',
      respCode: '00',
      respMsg: '成功[0000000]',
      signMethod: '01',
      txnAmt: '1',
      txnSubType: '00',
      txnTime: '20240105164725',
      txnType: '31',
      version: '5.1.0',
      signPubKeyCert: unionPayCert1,
    },
    signature:
      'C3QoNG8pgA8Y8JRWPJBfnJCTI00ujWwNdA5dJC8Sq4oddIzc8E34jSJW9YLHTMkgB0AV6eZ7z7eGKCvq7UkOQf6mXM7agiCxPEAduYVAQ74z+HZbdMhYwqkEMb4WulRdossDz+qtSi28C/+WM0jlXeJe695dfl7SjnVl0d3Pk5Mg1Xxpc64VRtR8l4iJuNxzVaDRHvINMOrCa6NYg+W4hpyRJc3BM3Abg2O/9Zu+raTk9yjCEWl0t9C8K7Kym03wkXFhNBqUYG2OBIjqHMkTnUVQyRkARGv8uDcPAg7EYLk8T2U6NXqLIwEAvTc7yEik6YP3/27SqkwMquH4PXqo4w==',
  },
  {
    name: 'refundAccepted: answer of backTransReq to a refund, txnType 04 (sandbox, 2024)',
    source: 'yansongda/pay:tests/Provider/UnipayTest.php (testRefund)',
    fields: {
      accessType: '0',
      bizType: '000000',
      encoding: 'utf-8',
      merId: '777290058167151',
      orderId: 'refundpay20240105165842',
      origQryId: '052401051658427862748',
      queryId: '052401051658427863998',
      respCode: '00',
      respMsg: '成功[0000000]',
      signMethod: '01',
      txnAmt: '1',
      txnSubType: '00',
      txnTime: '20240105165842',
      txnType: '04',
      version: '5.1.0',
      signPubKeyCert: unionPayCert1,
    },
    signature:
      'c++EAuubwRkvr2MVyM9zyjbdH3RMRK/L1ttftpJ4fkl4ZSY1BjyRbTj5fx/2+Z/eH4dqPNfFEQt8egVVWhF/k7PaD8tLTaueeUIPwyjnEIWmqNtVbJtzKexCouGc8wtYDHZYxTJTgo6BW7GEgO5xD6Qpxq801Bb9Zto8uhn4BUP4HI7UsxHHIzP9JYhL2cqz2B8gb3AJHpLMEBpYv+Kb3mwq8ZFgpGaieCAFFGGWImUx1+MgCzLFoe3SKlTF13nbr39Cd3AHuDJnbN+uG1N6AwUtLu12Zzq/6SM+/dqiE0v5SpvB/PeRj9KQeiGDRg/ho9larqB+D3y0FjU13EeHng==',
  },
  {
    name: 'queryNotYetPaid: answer of queryTrans while the payer is at the cashier: respCode 00, origRespCode 05 (sandbox, 2018). The source shows LF inside the certificate; the signature covers CRLF',
    source: 'zhangv/union-pay:test/service/B2CTest.php (query)',
    fields: {
      accessType: '0',
      bizType: '000000',
      encoding: 'UTF-8',
      merId: '700000000000001',
      orderId: '20180614042747',
      origRespCode: '05',
      origRespMsg: '交易已受理，请稍后查询交易结果[6154037]',
      respCode: '00',
      respMsg: '成功[0000000]',
      settleAmt: '0',
      signMethod: '01',
      txnAmt: '1',
      txnSubType: '01',
      txnTime: '20180614042747',
      txnType: '01',
      version: '5.1.0',
      signPubKeyCert: unionPayCert2,
    },
    signature:
      'rBJGkD3bCEiiL1hUw5bZ1c/YH4GP9AGxw+ZacN+Ic4K3SJk0T9OGvN8iR+Iu7IiHd3LrAi2L7HxzMmY1KhlNZBwq5eo0MkDQQNXN0BBQ1XPNH8sadxwU9pT4lUUMA7829qqFsgsdobUrla1Yaqu3EKdZyT01kxROmlinYklYWqT3PKbHsbflNGO341sxiomgE1hNGUOP7G/Ps1ZPzPHg3jOMl5erP3sa20XWZHraSepLt2sVwWpD2/9joLQTv1w8zIaUYEeAOooxhckSnULjOs+fgZGSsdiR+qTs12u9bs4gkYgnKanF0A1+oB04GOjRyBxXrPhosp9u2NSIB04NBg==',
  },
  {
    name: 'queryUnheardOf: answer of queryTrans for an unknown order: respCode 34 (sandbox, 2018). LF in the source, CRLF signed',
    source: 'zhangv/union-pay:test/service/B2CTest.php (query_nonexists)',
    fields: {
      accessType: '0',
      bizType: '000000',
      encoding: 'UTF-8',
      merId: '700000000000001',
      orderId: '20180204092701',
      respCode: '34',
      respMsg: '查无此交易[2600000]',
      signMethod: '01',
      txnSubType: '00',
      txnTime: '20180614041856',
      txnType: '00',
      version: '5.1.0',
      signPubKeyCert: unionPayCert2,
    },
    signature:
      'ZzYZeXyGaWLMkNHyzC9O1dVdwMvAbC9E3QH9Aqxn1TTIFYLqZ1aDTHRTTXSaHkRHl9p5iv7yooW++zRxta1V3ryAxVWgchMaZ3c2UY2lYlz8FBXHjTyOoL/SgctU0i5yRVk4UwB8ywQEuHsbaj0luh8D3WGoXFtv9MbFWIUvFA9oik70yMR48ljpmFMVDKJJ6kPXgRDgIufGkQ5AF+KQ/B/Hs2RaHL8rnfILXcbi7M45jmhqhDnXsPjXpt2d7C0CbBpL6ZpxF8XQ15ODYLaFSDtdWYVd0Xr0zGhcfV3E/20FXjYWZzJuCwxm5DJx45EGYAe6OgZ2V4xaSQkkXoADGg==',
  },
];

/**
 * A line of the file `INN15090588ZM_802310048993424` in UnionPay's sample settlement file 802310048993424_20150905.zip.
 * Source: baifuhai/alipay:unionpay/src/main/java/assets (folder with the sample of the Java development kit 5.1.0).
 */
export const statementLine =
  'S56 88022900    00049993    190624 0906112203 622609******0048    000000476800 4899 07 201509061122031906248 01 10078087                         01                   D000000002861 C000000473939 0001                 01    000201                                                                  802310048993424   000000000000000                                   000000000000 C000000473939 01080209                                   000000000000  000000000000  00000000000    7'.padEnd(
    607,
  );

/** Widths of the 42 columns; one space between two columns. Source: the same kit, parseZMFile. */
export const statementWidths = [
  3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15, 1, 15, 32,
  13, 13, 8, 32, 13, 13, 12, 2, 1, 32, 98,
];
