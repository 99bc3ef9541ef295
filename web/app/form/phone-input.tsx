import { Input } from '../ui/field.tsx';

interface PhoneInputProps {
  label: string;
  defaultValue?: string | undefined;
  hint?: string;
  error: string | undefined;
  className?: string;
}

/** A mobile number of mainland China, which may be typed with the country code and spaces. */
export function PhoneInput(field: PhoneInputProps) {
  return (
    <Input
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={40}
      required
      {...field}
    />
  );
}
