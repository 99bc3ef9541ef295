import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';
import type { ToastMessage } from '../../ui/toast.ts';
import { ToastCard } from '../../ui/toast-card.tsx';
import { longText, type Sample, type Say, unbrokenText } from '../sample.ts';

const failed: Parameters<Say> = ['加入购物车失败', 'Could not be added to the cart'];
const soldMeanwhile: Parameters<Say> = ['这件作品已售出。', 'This piece has been sold.'];
const retry: Parameters<Say> = ['重试', 'Try again'];

const statuses: Record<Tone, Parameters<Say>> = {
  good: ['可购买', 'Available'],
  held: ['已预订', 'Reserved'],
  ended: ['已售出', 'Sold'],
  bad: ['付款失败', 'Payment failed'],
  unknown: ['状态未知', 'Status unknown'],
};

export const messages: Sample[] = [
  {
    title: 'StatusMark',
    states: {
      ...Object.fromEntries(
        Object.entries(statuses).map(([tone, text]) => [
          tone,
          (say: Say) => <StatusMark tone={tone as Tone}>{say(...text)}</StatusMark>,
        ]),
      ),
      'long text': (say) => <StatusMark tone="held">{`${say(...longText)} ${unbrokenText}`}</StatusMark>,
    },
  },
  {
    title: 'Notice',
    states: {
      bad: (say) => <Notice title={say(...failed)}>{say(...soldMeanwhile)}</Notice>,
      'bad, one sentence': (say) => <Notice title={say(...failed)} />,
      calm: (say) => (
        <Notice tone="calm" title={say('最新合计为 ¥12,800。', 'The new total is ¥12,800.')}>
          {say(...soldMeanwhile)}
        </Notice>
      ),
      'long text': (say) => <Notice title={say(...longText)}>{unbrokenText}</Notice>,
    },
  },
  {
    title: 'ToastCard',
    states: {
      success: (say) => <Card say={say} type="success" text={say('已加入购物车', 'Added to cart')} />,
      error: (say) => <Card say={say} type="error" text={say(...failed)} />,
      'long text': (say) => <Card say={say} type="error" text={`${say(...longText)} ${unbrokenText}`} />,
    },
  },
  {
    title: 'EmptyState',
    states: {
      whole: (say) => (
        <EmptyState
          title={say('购物车是空的', 'Your cart is empty')}
          actions={<Button>{say('浏览作品', 'Browse artworks')}</Button>}
        >
          {say('去看看作品，把喜欢的加入购物车。', 'Look at the artworks and add what you like.')}
        </EmptyState>
      ),
      'title only': (say) => <EmptyState title={say('暂无订单', 'No orders yet')} />,
      'long text': (say) => <EmptyState title={say(...longText)}>{unbrokenText}</EmptyState>,
    },
  },
  {
    title: 'ErrorState',
    states: {
      whole: (say) => (
        <ErrorState
          title={say('获取购物车失败', 'The cart could not be loaded')}
          actions={
            <>
              <Button variant="quiet">{say(...retry)}</Button>
              <Button variant="quiet" busy>
                {say(...retry)}
              </Button>
            </>
          }
        >
          {say('无法连接到网站。请检查网络后重试。', 'Check your connection and try again.')}
        </ErrorState>
      ),
      'long text': (say) => <ErrorState title={say(...longText)}>{unbrokenText}</ErrorState>,
    },
  },
  {
    title: 'Skeleton',
    states: {
      'a line': () => <Skeleton className="sample-line" />,
      'a picture': () => <Skeleton className="sample-picture" />,
    },
  },
];

function Card({ say, type, text }: { say: Say; type: ToastMessage['type']; text: string }) {
  return (
    <ToastCard type={type} closeLabel={say('关闭', 'Close')} onClose={() => {}}>
      {text}
    </ToastCard>
  );
}
