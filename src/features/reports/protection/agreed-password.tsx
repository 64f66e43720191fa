import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GivenCode } from './given-code';
import { OwnPassword } from './own-password';
import type { Protection } from './use-protection';

interface AgreedPasswordProps {
  readonly protection: Protection;
  readonly agreed: NonNullable<Protection['agreed']>;
}

/** The password that somebody has to be told: a new code, or one that the reader thinks up. */
export function AgreedPassword({ protection, agreed }: AgreedPasswordProps) {
  const { t } = useTranslation();
  const [isTyping, setIsTyping] = useState(false);
  const { code, isOwn } = agreed;
  return (
    <>
      {isOwn ? <Text size="sm">{t('reports.protection.isOwn')}</Text> : <GivenCode code={code} />}
      {isTyping ? (
        <OwnPassword
          onChosen={(password) => {
            protection.choose(password);
            setIsTyping(false);
          }}
          onCancel={() => {
            setIsTyping(false);
          }}
        />
      ) : (
        <Group gap="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              setIsTyping(true);
            }}
          >
            {t('reports.protection.writeOwn')}
          </Button>
          {isOwn && (
            <Button variant="subtle" size="compact-sm" onClick={protection.renew}>
              {t('reports.protection.newCode')}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
