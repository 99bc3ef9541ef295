import { own } from '@junyao/commerce/contract/own';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Select } from '../../ui/select.tsx';
import type { KnownParts } from './address-form.ts';
import { useRegions } from './use-regions.ts';

type Field = 'province' | 'city' | 'district';

interface RegionFieldsProps {
  errorOf: (field: Field) => string | undefined;
  values: KnownParts;
}

/** A saved address may have a name that the list of regions lacks. This name is offered too while it is chosen. */
export function RegionFields({ errorOf, values }: RegionFieldsProps) {
  const { t } = useTranslation('user');
  const { data, error, mutate } = useRegions();
  const [retried, setRetried] = useState(false);
  const [province, setProvince] = useState(values.province ?? '');
  const [city, setCity] = useState(values.city ?? '');
  const [district, setDistrict] = useState(values.district ?? '');
  const cities = own(data?.regions, province) ?? {};
  const choices = [
    { field: 'province', value: province, names: Object.keys(data?.regions ?? {}), choose: chooseProvince },
    { field: 'city', value: city, names: Object.keys(cities), choose: chooseCity },
    { field: 'district', value: district, names: own(cities, city) ?? [], choose: setDistrict },
  ] as const;

  function chooseProvince(name: string) {
    setProvince(name);
    // A municipality has only one city, so that city is chosen at once.
    const [only, ...others] = Object.keys(own(data?.regions, name) ?? {});
    chooseCity(only && others.length === 0 ? only : '');
  }

  function chooseCity(name: string) {
    setCity(name);
    setDistrict('');
  }

  function retry() {
    setRetried(true);
    return mutate();
  }

  if (error) {
    return (
      <div className="sm:col-span-6">
        <LoadFailure title={t('address.regionsFailed')} error={error} retry={retry} small />
      </div>
    );
  }
  return choices.map(({ field, value, names, choose }) => (
    <Select
      key={field}
      label={t(`address.${field}`)}
      name={field}
      required
      placeholder={t(data ? 'address.choose' : 'common:loading')}
      disabled={names.length === 0 && !value}
      // After a retry, this select gets the focus that the removed retry button had.
      autoFocus={retried && field === 'province'}
      value={value}
      onChange={(event) => choose(event.target.value)}
      options={offered(names, value).map((name) => ({
        value: name,
        label: data?.nameOf(name, province) ?? name,
      }))}
      error={errorOf(field)}
      className={field === 'province' ? 'sm:col-span-6' : 'sm:col-span-3'}
    />
  ));
}

function offered(names: string[], chosen: string): string[] {
  return !chosen || names.includes(chosen) ? names : [chosen, ...names];
}
