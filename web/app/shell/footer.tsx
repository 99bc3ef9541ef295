import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { mediaUrl } from '../ui/media-url.ts';
import { Contacts } from './contacts.tsx';
import type { Site } from './site.ts';
import { footerLinks, pageLinks } from './site-links.ts';

/** Shows what Chinese law asks of a shop. The home page has the contact details above the footer instead. */
export function Footer({ site, siteName }: { site: Site; siteName: string }) {
  const { t } = useTranslation('navbar');
  const home = useLocation().pathname === href('/');
  return (
    <footer className="page mt-section text-small text-stone">
      <div className="grid gap-x-6 gap-y-10 border-t border-hairline py-14 sm:grid-cols-2 lg:grid-cols-12 lg:py-20">
        <p className="font-heading text-title text-ink lg:col-span-4">{siteName}</p>
        <nav
          aria-label={t('footer')}
          className="group lg:col-span-2 lg:last:col-span-6 lg:last:col-start-7 print:hidden"
        >
          <ul className="gap-x-8 lg:group-last:flex lg:group-last:flex-wrap">
            {[...pageLinks, ...footerLinks].map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-block py-1 hover:text-ink">
                  {t(link.key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {!home && (
          <div className="lg:col-span-6">
            <Contacts site={site} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 pb-10 text-label">
        <p>{site.copyright}</p>
        <Filings site={site} />
      </div>
    </footer>
  );
}

/** The filings (ICP 备案, 公安备案), which link to their registers, and the business license. */
function Filings({ site }: { site: Site }) {
  const { t } = useTranslation('navbar');
  const { filingNumber, publicSecurityNumber, businessLicense } = site;
  return (
    <>
      {filingNumber && (
        <a href="https://beian.miit.gov.cn/" {...ofRegister}>
          {filingNumber}
        </a>
      )}
      {publicSecurityNumber && (
        <a
          href={`https://beian.mps.gov.cn/#/query/webSearch?code=${publicSecurityNumber.replaceAll(/\D/g, '')}`}
          {...ofRegister}
        >
          {publicSecurityNumber}
        </a>
      )}
      {businessLicense && (
        <a
          href={mediaUrl(businessLicense.name, 2000, 'jpeg')}
          target="_blank"
          rel="noopener"
          className={filingLook}
        >
          {t('businessLicense')}
        </a>
      )}
    </>
  );
}

const filingLook = 'inline-block py-0.5 hover:text-ink';
const ofRegister = { rel: 'noopener noreferrer', lang: 'zh', hrefLang: 'zh', className: filingLook };
