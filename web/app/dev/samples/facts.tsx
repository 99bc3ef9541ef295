import { useEffect, useState } from 'react';
import { Countdown } from '../../ui/countdown.tsx';
import { Picture } from '../../ui/picture.tsx';
import { formatMoney, Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { longText, type Sample, type Say } from '../sample.ts';

export const facts: Sample[] = [
  {
    title: 'Price',
    states: {
      priced: (say) => <Price amount={128_000} toBeDetermined={say('价格待定', 'Price to be determined')} />,
      'without a price': (say) => (
        <Price amount={null} toBeDetermined={say('价格待定', 'Price to be determined')} />
      ),
      'in a wallet': () => `${formatMoney(1200)} · ${formatMoney(-88.5)}`,
    },
  },
  {
    title: 'Countdown',
    states: {
      'less than an hour': () => <Remaining minutes={30} />,
      'more than an hour': () => <Remaining minutes={150} />,
      ended: () => <Remaining minutes={0} />,
    },
  },
  {
    title: 'Picture',
    states: {
      'of a piece': (say) => <PieceOfTheHomePage say={say} />,
      'not found': (say) => (
        <Picture {...layout} name="missing.jpg" alt={say('天青釉梅瓶', 'Sky blue meiping')} />
      ),
      'not found, long text': (say) => <Picture {...layout} name="missing.jpg" alt={say(...longText)} />,
    },
  },
];

const layout = { width: 800, height: 1000, sizes: '16rem', ground: '#a9b8bb', className: 'sample-picture' };

function Remaining({ minutes }: { minutes: number }) {
  const [until] = useState(() => new Date(Date.now() + minutes * 60_000).toISOString());
  return <Countdown until={until} />;
}

/** Fetches the home page to learn the name of a picture, because the CMS gives uploads random names. */
function PieceOfTheHomePage({ say }: { say: Say }) {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    fetch('/', { signal: controller.signal })
      .then((page) => page.text())
      .then((html) => setName(/\/media\/\d+\/jpeg\/([\w.-]+)/.exec(html)?.[1]))
      .catch(() => {});
    return () => controller.abort();
  }, []);
  if (!name) return <Skeleton className="sample-picture" />;
  return <Picture {...layout} name={name} alt={say('天青釉梅瓶', 'Sky blue meiping')} />;
}
