import { Fragment } from 'react';

/** The name of an antibiotic, which may break after the slash of a combination (`Trimetoprim/sulfametoxazol`). */
export function AntibioticName({ name }: { readonly name: string }) {
  return name.split(/(?<=\/)/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
