import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ResendButton } from '../../ui/resend-button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { longText, type Sample, type Say, unbrokenText } from '../sample.ts';

const variants: ButtonVariant[] = ['primary', 'quiet', 'plain'];

export const actions: Sample[] = [
  {
    title: 'Button',
    states: {
      enabled: (say) =>
        variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {say('加入购物车', 'Add to cart')}
          </Button>
        )),
      disabled: (say) =>
        variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {say('已售出', 'Sold')}
          </Button>
        )),
      inactive: (say) =>
        variants.map((variant) => (
          <Button key={variant} variant={variant} inactive>
            {say('59 秒后重新发送', 'Send again in 59 s')}
          </Button>
        )),
      busy: (say) =>
        variants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {say('正在提交…', 'Submitting…')}
          </Button>
        )),
      'as a link': (say) =>
        variants.map((variant) => (
          <a key={variant} href="#Button" className={buttonClass(variant)}>
            {say('浏览作品', 'Browse artworks')}
          </a>
        )),
      'long text': (say) =>
        variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {say(...longText)}
          </Button>
        )),
    },
  },
  {
    title: 'ResendButton',
    states: {
      'sends, then waits 10 s': (say) => <Resend say={say} waitSeconds={10} />,
      'nothing is sent': (say) => <Resend say={say} waitSeconds={null} />,
    },
  },
  {
    title: 'Stepper',
    states: {
      enabled: (say) => <Steps say={say} first={2} />,
      'at the lower end': (say) => <Steps say={say} first={1} />,
      'at the upper end': (say) => <Steps say={say} first={5} />,
      disabled: (say) => <Steps say={say} first={2} disabled />,
    },
  },
  {
    title: 'Menu',
    states: {
      'two links': (say) => (
        <MenuAtTheEnd
          label={say('会员中心', 'Member center')}
          links={[say('我的订单', 'My orders'), say('我的钱包', 'My wallet')]}
        />
      ),
      'long text': (say) => (
        <MenuAtTheEnd label={say(...longText)} links={[say(...longText), unbrokenText]} />
      ),
    },
  },
  {
    title: 'Pagination',
    states: {
      'first page': (say) => <Pages say={say} page={1} pageCount={3} />,
      'middle page': (say) => <Pages say={say} page={6} pageCount={12} />,
      'last page': (say) => <Pages say={say} page={1204} pageCount={1204} />,
    },
  },
  {
    title: 'Tabs',
    states: {
      'three panels': (say) => (
        <ThreeTabs
          say={say}
          titles={[
            say('灵感', 'Inspiration'),
            say('基础设计', 'Base Design'),
            say('使用场景', 'Usage Scenarios'),
          ]}
        />
      ),
      'long text': (say) => <ThreeTabs say={say} titles={[say(...longText), unbrokenText, '3']} />,
    },
  },
  {
    title: 'Dialog',
    states: {
      'short text': (say) => (
        <OpenDialog say={say} title={say('新增收货地址', 'Add a shipping address')}>
          <p>{say('请填写收货人与地址。', 'Please enter a recipient and an address.')}</p>
        </OpenDialog>
      ),
      'long text': (say) => (
        <OpenDialog say={say} title={say(...longText)}>
          {Array.from({ length: 12 }, (_, index) => index).map((index) => (
            <p key={index}>{say(...longText)}</p>
          ))}
          <p>{unbrokenText}</p>
        </OpenDialog>
      ),
    },
  },
  {
    title: 'DialogFoot',
    states: {
      'two buttons': (say) => <Foot say={say} />,
      'after a refusal': (say) => <Foot say={say} said={<Notice title={say(...longText)} />} />,
    },
  },
];

function Resend({ say, waitSeconds }: { say: Say; waitSeconds: number | null }) {
  return (
    <ResendButton
      send={async () => waitSeconds}
      rememberAs={`sample:${waitSeconds}`}
      label={say('发送验证码', 'Send code')}
      againLabel={say('重新发送', 'Resend code')}
      waitLabel={(seconds) => say(`${seconds} 秒后可重新发送`, `Resend in ${seconds} s`)}
    />
  );
}

function Steps({ say, first, disabled }: { say: Say; first: number; disabled?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <Stepper
      value={value}
      max={5}
      label={say('数量', 'Quantity')}
      fewerLabel={say('减少一件', 'One fewer')}
      moreLabel={say('增加一件', 'One more')}
      disabled={disabled ?? false}
      onChange={setValue}
    />
  );
}

function MenuAtTheEnd({ label, links }: { label: string; links: string[] }) {
  return (
    <div className="sample-end">
      <Menu label={label} closeOn={null}>
        <ul>
          {links.map((link) => (
            <li key={link}>
              <a href="#Menu" className="block px-5 py-2 hover:bg-moon">
                {link}
              </a>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  );
}

function Pages({ say, page: first, pageCount }: { say: Say; page: number; pageCount: number }) {
  const [shown, setShown] = useState(first);
  return (
    <Pagination
      page={shown}
      pageCount={pageCount}
      label={say('分页', 'Pages')}
      previousLabel={say('上一页', 'Previous page')}
      nextLabel={say('下一页', 'Next page')}
      pageLabel={(page) => say(`第 ${page} 页`, `Page ${page}`)}
      renderLink={({ page, rel, ...link }) => (
        <button key={rel ?? page} type="button" onClick={() => setShown(page)} {...link} />
      )}
    />
  );
}

function ThreeTabs({ say, titles }: { say: Say; titles: string[] }) {
  return (
    <Tabs
      label={say('盖杯', 'The cup')}
      tabs={titles.map((title) => ({
        key: String(titles.indexOf(title)),
        title,
        panel: (
          <p>
            {title}: {say(...longText)}
          </p>
        ),
      }))}
    />
  );
}

function Foot({ say, said }: { say: Say; said?: ReactNode }) {
  return (
    <DialogFoot said={said}>
      <Button>{say('保存地址', 'Save address')}</Button>
      <Button variant="quiet">{say('取消', 'Cancel')}</Button>
    </DialogFoot>
  );
}

function OpenDialog({ say, title, children }: { say: Say; title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {say('打开', 'Open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={say('关闭', 'Close')}>
        {children}
      </Dialog>
    </>
  );
}
