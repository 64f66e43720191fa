// React's development build takes a stack trace of every element it makes, for the warnings of a developer: a good part of what a
// flow test costs. Nobody reads them here.
import * as React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  // React stops by itself after 10,000 traces in a quarter of a second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => undefined,
  });
}
