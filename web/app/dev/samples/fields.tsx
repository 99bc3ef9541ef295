import { Checkbox, Field, Input } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SmsCodeField } from '../../ui/sms-code-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { longText, type Sample, type Say, unbrokenText } from '../sample.ts';

const phone: Parameters<Say> = ['手机号', 'Phone number'];
const phoneInvalid: Parameters<Say> = [
  '请输入 11 位中国大陆手机号',
  'Please enter an 11-digit mobile number',
];
const terms: Parameters<Say> = ['我已阅读并同意条款', 'I have read and accept the terms'];
const termsFirst: Parameters<Say> = ['请先阅读并同意条款', 'Please read and accept the terms first'];
const note: Parameters<Say> = ['订单备注（选填）', 'Order note (optional)'];
const province: Parameters<Say> = ['省份', 'Province'];
const choose: Parameters<Say> = ['请选择', 'Please choose'];

export const fields: Sample[] = [
  {
    title: 'Input',
    states: {
      empty: (say) => <Input label={say(...phone)} placeholder="138 0013 8000" />,
      filled: (say) => <Input label={say(...phone)} defaultValue="138 0013 8000" />,
      'with a hint': (say) => (
        <Input
          label={say(...phone)}
          hint={say('验证码将发送到此号码。', 'The code is sent to this number.')}
        />
      ),
      'with an error': (say) => (
        <Input label={say(...phone)} defaultValue="138" error={say(...phoneInvalid)} />
      ),
      disabled: (say) => <Input label={say(...phone)} defaultValue="138 0013 8000" disabled />,
      'long text': (say) => (
        <Input label={say(...longText)} defaultValue={say(...longText)} error={say(...longText)} />
      ),
    },
  },
  {
    title: 'Checkbox',
    states: {
      empty: (say) => <Checkbox label={say(...terms)} />,
      filled: (say) => <Checkbox label={say(...terms)} defaultChecked />,
      'with an error': (say) => <Checkbox label={say(...terms)} error={say(...termsFirst)} />,
      disabled: (say) => <Checkbox label={say(...terms)} disabled />,
      'long text': (say) => <Checkbox label={say(...longText)} error={say(...longText)} />,
    },
  },
  {
    title: 'TextArea',
    states: {
      empty: (say) => (
        <TextArea
          label={say(...note)}
          hint={say(
            '最多 200 字，例如对包装或配送的要求。',
            'At most 200 characters, such as wishes for packing.',
          )}
        />
      ),
      'with an error': (say) => (
        <TextArea
          label={say(...note)}
          defaultValue={say(...longText)}
          error={say('最多 200 个字符', 'At most 200 characters')}
        />
      ),
      disabled: (say) => <TextArea label={say(...note)} defaultValue={say(...longText)} disabled />,
      'long text': (say) => <TextArea label={say(...note)} defaultValue={unbrokenText} hint={unbrokenText} />,
    },
  },
  {
    title: 'Select',
    states: {
      'not chosen': (say) => <Choice say={say} />,
      chosen: (say) => <Choice say={say} defaultValue="henan" />,
      'with an error': (say) => <Choice say={say} error={say('请选择省份', 'Please choose a province')} />,
      disabled: (say) => <Choice say={say} disabled />,
      'long text': (say) => <Choice say={say} defaultValue="long" hint={say(...longText)} />,
    },
  },
  {
    title: 'Field',
    states: {
      'a control of its own': (say) => (
        <Field
          label={say('生日', 'Birthday')}
          hint={say('仅用于生日祝福。', 'Only for a birthday greeting.')}
        >
          {(control) => <input type="date" {...control} />}
        </Field>
      ),
      'with an error': (say) => (
        <Field label={say('生日', 'Birthday')} error={say('请选择日期', 'Please choose a date')}>
          {(control) => <input type="date" {...control} />}
        </Field>
      ),
    },
  },
  {
    title: 'SmsCodeField',
    states: {
      empty: (say) => <SmsCode say={say} />,
      sent: (say) => (
        <SmsCode
          say={say}
          hint={say(
            '已发送至 138****8000，5 分钟内有效。',
            'Sent to 138****8000. The code is valid for 5 minutes.',
          )}
        />
      ),
      'with an error': (say) => (
        <SmsCode say={say} error={say('验证码错误', 'The verification code is incorrect')} />
      ),
      'long text': (say) => <SmsCode say={say} hint={say(...longText)} />,
    },
  },
];

interface ChoiceProps {
  say: Say;
  defaultValue?: string;
  error?: string;
  hint?: string;
  disabled?: boolean;
}

function Choice({ say, ...select }: ChoiceProps) {
  return (
    <Select
      label={say(...province)}
      placeholder={say(...choose)}
      options={[
        { value: 'henan', label: say('河南省', '河南省 Henan Sheng') },
        { value: 'long', label: say(...longText) },
      ]}
      {...select}
    />
  );
}

function SmsCode({ say, error, hint }: { say: Say; error?: string; hint?: string }) {
  return (
    <SmsCodeField
      fieldLabel={say('验证码', 'Verification code')}
      error={error}
      hint={hint}
      readCode={(typed) => typed}
      send={async () => 10}
      rememberAs="sample"
      label={say('发送验证码', 'Send code')}
      againLabel={say('重新发送', 'Resend code')}
      waitLabel={(seconds) => say(`${seconds} 秒后可重新发送`, `Resend in ${seconds} s`)}
    />
  );
}
