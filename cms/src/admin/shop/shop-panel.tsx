import { Flex, Link, Typography } from '@strapi/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { word } from '../word.ts';
import { type Offer, readOffer } from './read-offer.ts';

interface EditedDocument {
  model: string;
  document?: Version & { productCode?: string; forShow?: boolean | null };
  /** `availableLocales` has the other language, if it is written. */
  meta?: { availableLocales: Version[] };
}

interface Version {
  status?: 'draft' | 'modified' | 'published';
}

export function ShopPanel({
  model,
  document,
  meta,
}: EditedDocument): { title: string; content: ReactNode } | null {
  const code = document?.productCode;
  if (model !== 'api::artwork.artwork' || !code || document.forShow) return null;
  const published = [document, ...(meta?.availableLocales ?? [])].some(isOnline);
  return {
    title: word('shop.title'),
    content: published ? (
      <InShop code={code} />
    ) : (
      <Typography variant="omega">{word('shop.notPublished')}</Typography>
    ),
  };
}

function isOnline({ status }: Version): boolean {
  return status === 'published' || status === 'modified';
}

function InShop({ code }: { code: string }) {
  const [offer, setOffer] = useState<Offer | 'none' | 'unreachable'>();
  const isKnown = typeof offer === 'object';
  useEffect(() => {
    let current = true;
    const ask = () =>
      readOffer(code).then(
        (answer) => current && setOffer(answer ?? 'none'),
        () => current && setOffer('unreachable'),
      );
    ask();
    // The shop hears of a publication within seconds. Its later answers change only while somebody works in /admin.
    const timer = isKnown ? undefined : setInterval(ask, 5_000);
    window.addEventListener('focus', ask);
    return () => {
      current = false;
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [code, isKnown]);

  if (!offer) return <Typography variant="omega">{word('shop.asking')}</Typography>;
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Typography variant="omega" fontWeight="semiBold">
        {stateOf(offer)}
      </Typography>
      <Link href={`/admin/products/${code}`} isExternal>
        {word('shop.open')}
      </Link>
      <Typography variant="pi" textColor="neutral600">
        {word('shop.whom')}
      </Typography>
    </Flex>
  );
}

function stateOf(offer: Offer | 'none' | 'unreachable'): string {
  if (offer === 'none') return word('shop.none');
  if (offer === 'unreachable') return word('shop.unreachable');
  const { status, price, specialPrice, heldUntil } = offer;
  if (status === 'sold') return word('shop.sold');
  if (status === 'reserved') return word('shop.held', { until: heldUntil ? momentOf(heldUntil) : '' });
  if (status === 'unknown') return word('shop.offSale');
  if (price === null) return word('shop.unpriced');
  return word('shop.onSale', { price: `¥${(specialPrice ?? price).toLocaleString('zh-CN')}` });
}

function momentOf(time: string): string {
  return new Date(time).toLocaleString(document.documentElement.lang, {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
